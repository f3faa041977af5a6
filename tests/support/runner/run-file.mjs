/**
 * Runs a test file in the Node of its worker. Jest by itself gives each file a realm of its own and
 * loads every module for it anew, which was a third of the time of a run. Here a worker loads the
 * program and its packages once, by the loader of `npm run dev`; in return test files share the state
 * of modules, as several nodes in one process do. Titles, hooks, timeouts and reports are Jest's.
 */
import { register } from 'node:module'
import { pathToFileURL } from 'node:url'
import { createEmptyTestResult } from '@jest/test-result'
import { expect } from 'expect'
import { getState, resetState, run } from 'jest-circus'
import { formatExecError, formatResultsErrors } from 'jest-message-util'

register('./resolve-globals.mjs', import.meta.url)

/** Jest's setting `testRunner`. */
export default async function runFile(globalConfig, config, _environment, _runtime, testPath) {
  // Jest's own knows only what Jest has loaded; Node's reads the source maps of TypeScript.
  Error.prepareStackTrace = undefined
  resetState()
  const { testNamePattern, testTimeout, expand } = globalConfig
  Object.assign(getState(), {
    ...(testTimeout && { testTimeout }),
    ...(testNamePattern && { testNamePattern: new RegExp(testNamePattern, 'i') }),
  })
  expect.setState({ expand, testPath })
  const release = catchErrors(getState())
  try {
    for (const file of [...config.setupFilesAfterEnv, testPath])
      await import(pathToFileURL(file).href)
    return report(await run(), globalConfig, config, testPath)
  } finally {
    release()
  }
}

/**
 * Adds errors that nobody catches, which would end the worker, to those of the test that runs.
 * @returns what ends it
 */
function catchErrors(state) {
  const add = (error) =>
    void (state.currentlyRunningTest?.errors ?? state.unhandledErrors).push(error)
  const replaced = ['uncaughtException', 'unhandledRejection'].map((name) => {
    const before = process.rawListeners(name)
    process.removeAllListeners(name).on(name, add)
    return { name, before }
  })
  return () => {
    for (const { name, before } of replaced) {
      process.off(name, add)
      for (const listener of before) process.on(name, listener)
    }
  }
}

function report(done, globalConfig, config, testPath) {
  const testResults = done.testResults.map(reportTest)
  const count = (wanted) => testResults.filter(({ status }) => status === wanted).length
  const unhandled = done.unhandledErrorsDetailed
  const messages = [
    formatResultsErrors(testResults, config, globalConfig, testPath) ?? [],
    unhandled.map((error) => formatExecError(error, config, globalConfig)),
  ].flat()
  return {
    ...createEmptyTestResult(),
    testFilePath: testPath,
    testResults,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    ...(messages.length > 0 && { failureMessage: messages.join('\n\n') }),
    ...(unhandled.length > 0 && {
      testExecError: { message: '', stack: done.unhandledErrors.join('\n') },
    }),
  }
}

function reportTest({ testPath, status, errors, errorsDetailed, ...result }) {
  const titles = testPath.slice(1)
  const ran = errors.length > 0 ? 'failed' : 'passed'
  return {
    ...result,
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    fullName: titles.join(' '),
    status: { skip: 'pending', todo: 'todo' }[status] ?? ran,
    failureMessages: errors,
    failureDetails: errorsDetailed,
  }
}
