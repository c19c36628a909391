/** Reporter for node:test: the tests that passed, one JSON line each: `{ "file": …, "name": … }`. */
import { relative, sep } from 'node:path';

async function* passedTests(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' || data.skip !== undefined || data.todo !== undefined) continue;
    const file = relative('.', data.file ?? '').replaceAll(sep, '/');
    yield `${JSON.stringify({ file, name: data.name })}\n`;
  }
}

// node:test looks for a reporter under this name.
export { passedTests as default };
