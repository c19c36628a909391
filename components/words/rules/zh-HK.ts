export { en as zhHK } from './en.js';
