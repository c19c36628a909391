/** A page of its own: what a second tab of the browser runs. */
import { openMatch } from '../../../components/source/page-store.js';

Object.assign(globalThis, { openMatch });
parent.postMessage('ready', '*');
