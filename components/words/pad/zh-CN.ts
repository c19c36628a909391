export { en as zhCN } from './en.js';
