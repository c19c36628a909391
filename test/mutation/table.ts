import { load } from './load.js';

await load((path) => path.startsWith('table'));
