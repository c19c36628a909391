/** A zip of a folder, the same bytes for the same files: stores and people can compare builds. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { crc32 as zlibCrc32, deflateRawSync } from 'node:zlib';

/** 1980-01-01, the first day that a zip can name: day 1 and month 1 of year 0. */
const DATE = (1 << 5) | 1;
const DEFLATED = 8;
/** Version 2.0 is needed to unpack; names are UTF-8. */
const NEEDS = 20;
const UTF8 = 1 << 11;

/** CRC-32; Node 20 before 20.15 has none of its own. */
export function crc32(bytes) {
  if (zlibCrc32) return zlibCrc32(bytes);
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** What the header of a file and its line in the list at the end have in common. */
function facts({ crc, packed, size, name }) {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(NEEDS, 0);
  bytes.writeUInt16LE(UTF8, 2);
  bytes.writeUInt16LE(DEFLATED, 4);
  bytes.writeUInt16LE(DATE, 8);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(packed.length, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

const signature = (last) => Buffer.from([0x50, 0x4b, ...last]);

/** Packs all files of a folder, in the order of their names. */
export function zipFolder(folder, file) {
  const paths = readdirSync(folder, { recursive: true })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
  const parts = [];
  const list = [];
  let offset = 0;
  for (const path of paths) {
    const content = readFileSync(join(folder, path));
    const packed = deflateRawSync(content, { level: 9 });
    const name = Buffer.from(path);
    const shared = facts({ crc: crc32(content), packed, size: content.length, name });
    const local = Buffer.concat([signature([3, 4]), shared, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([signature([1, 2]), Buffer.from([NEEDS, 0]), shared, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  writeFileSync(file, Buffer.concat([...parts, directory, signature([5, 6]), end]));
}
