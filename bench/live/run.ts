/** How fast what is seen follows what is done, in real browsers: `npm run bench:live`. */
import { availableParallelism, cpus } from 'node:os';
import { buildOf } from '../../test/extension/e2e/builds.js';
import { openChromium } from '../../test/extension/e2e/chromium.js';
import { openFirefox } from '../../test/extension/e2e/firefox.js';
import { tableOf } from './figures.js';
import { overVideo } from './over-video.js';
import { padToBoard } from './pad-to-board.js';

const rows = [
  ...(await padToBoard('Chromium')),
  ...(await padToBoard('Firefox')),
  ...(await overVideo(() => openChromium(buildOf('chromium')))),
  ...(await overVideo(() => openFirefox(buildOf('firefox')))),
];

console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores\n`);
console.log(tableOf(rows));
process.exit();
