import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|mjs|css|svg|json|webmanifest|txt|map|ttf)$/;
const worthIt = 512;

/** Writes a `.br` and a `.gz` beside every file of a folder that gets smaller by it. */
export async function precompress(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && compressible.test(file.name));
  await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))));
}

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < worthIt) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const made = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const endings = ['.br', '.gz'];
  await Promise.all(
    made.flatMap((smaller, index) =>
      smaller.length < bytes.length ? [writeFile(file + endings[index], smaller)] : [],
    ),
  );
}
