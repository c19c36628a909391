/** Pictures of the board in Chromium: `npm run test:visual`; with `-- --update-visual-baseline` new ones are kept. */
import { visualRegressionPlugin } from '@web/test-runner-visual-regression/plugin';
import base from './web-test-runner.config.mjs';

const [chromium] = base.browsers;

export default {
  ...base,
  files: ['test/visual/**/*.test.ts'],
  testFramework: { config: { timeout: 30_000 } },
  plugins: [
    ...base.plugins,
    visualRegressionPlugin({
      baseDir: 'test/screenshots',
      update: process.argv.includes('--update-visual-baseline'),
      // Another version of the browser may round an edge otherwise; a ball is more than that.
      failureThresholdType: 'percent',
      failureThreshold: 0.05,
    }),
  ],
  browsers: [chromium],
};
