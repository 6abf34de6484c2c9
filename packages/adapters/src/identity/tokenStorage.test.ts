import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { memoryStorage as slowStorage } from '../../test/memoryStorage.ts';
import {
  createMemorySessionStorage,
  toKeyValueStorage,
  createMemoryStorage,
  trackStorageWrites,
  makeStoppableStorage,
} from './tokenStorage.ts';

describe('the storage of the identity library', () => {
  it('is a store of ours, in which nothing is cleared as a whole', async () => {
    const store = createMemoryStore();
    const storage = toKeyValueStorage(store);
    await storage.setItem('a', '1');
    await storage.setItem('b', '2');
    expect([await storage.getItem('a'), await store.read('b')]).toEqual(['1', '2']);
    await storage.removeItem('a');
    await storage.clear();
    expect([await storage.getItem('a'), await storage.getItem('b')]).toEqual([null, '2']);
  });

  it('is settled once everything that was begun has ended, and what that began', async () => {
    const slow = slowStorage();
    const storage = trackStorageWrites(slow);
    void storage.setItem('a', '1').then(() => storage.setItem('b', '2'));
    await storage.settled();
    expect([...slow.kept]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    await storage.removeItem('a');
    await storage.clear();
    expect(slow.kept.size).toBe(0);
  });

  it('is settled also where a step has failed', async () => {
    const storage = trackStorageWrites({
      ...slowStorage(),
      setItem: () => Promise.reject(new Error('full')),
    });
    await expect(storage.setItem('a', '1')).rejects.toThrow('full');
    await storage.settled();
  });

  it('changes nothing more once it is stopped, and can still be read', async () => {
    const slow = slowStorage({ a: '1' });
    const storage = makeStoppableStorage(slow);
    await storage.setItem('b', '2');
    storage.stop();
    await storage.setItem('c', '3');
    await storage.removeItem('a');
    await storage.clear();
    expect([...slow.kept.keys()]).toEqual(['a', 'b']);
    expect(await storage.getItem('a')).toBe('1');
  });

  it('can be cleared until it is stopped', async () => {
    const slow = slowStorage({ a: '1' });
    await makeStoppableStorage(slow).clear();
    expect(slow.kept.size).toBe(0);
  });

  it('forgets in memory what is removed or cleared there', async () => {
    const storage = createMemoryStorage();
    for (const key of ['a', 'b']) await storage.setItem(key, key);
    await storage.removeItem('a');
    expect([await storage.getItem('a'), await storage.getItem('b')]).toEqual([null, 'b']);
    await storage.clear();
    expect(await storage.getItem('b')).toBeNull();
  });

  it('holds a session apart, beside what is known of the device', async () => {
    const slow = slowStorage();
    const storage = createMemorySessionStorage(slow);
    for (const key of ['sub.accessToken', 'sub.deviceKey', 'sub.deviceKey.accessToken'])
      await storage.setItem(key, key);
    expect([...slow.kept.keys()]).toEqual(['sub.deviceKey']);
    await storage.removeItem('sub.accessToken');
    await storage.removeItem('sub.deviceKey');
    expect([await storage.getItem('sub.accessToken'), slow.kept.size]).toEqual([null, 0]);
    expect(await storage.getItem('sub.deviceKey.accessToken')).toBe('sub.deviceKey.accessToken');
  });
});
