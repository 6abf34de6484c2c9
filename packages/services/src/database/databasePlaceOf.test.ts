import { describe, expect, it } from 'vitest';
import { databasePlaceOf } from './databasePlaceOf.ts';

describe('the database of the services', () => {
  it('is the one of the environment, else that of the file, else a folder', () => {
    const url = 'postgres://db.test/fx';
    const place = { database: { url } };
    expect(databasePlaceOf(place, {})).toEqual({ dataFolder: 'memory', databaseUrl: url });
    expect(databasePlaceOf(place, { SERVICES_DATA: '/data' })).toEqual({ dataFolder: '/data' });
    expect(databasePlaceOf(place, { SERVICES_DATA: '/data', DATABASE_URL: `${url}2` })).toEqual({
      dataFolder: 'memory',
      databaseUrl: `${url}2`,
    });
    expect(databasePlaceOf({}, {}).dataFolder).toMatch(/\/\.services$/);
  });

  it('is refused where its address is none, without repeating it', () => {
    const place = { database: { url: 'mysql://root:secret@db' } };
    expect(() => databasePlaceOf(place, {})).toThrow(
      'database.url must begin with postgres:// and name a server.',
    );
  });
});
