/**
 * Runs a test file in the Node of its worker (.github/decisions/0039). Jest by itself gives each file
 * a realm of its own and loads every module for it again, which was a third of the time of a run. Here
 * a worker loads the program and its packages once, by the loader of `npm run dev`; in return test
 * files share the state of modules, as several nodes in one process do. The rest is Jest's.
 */
import { register } from 'node:module'
import { pathToFileURL } from 'node:url'
import { createEmptyTestResult } from '@jest/test-result'
import { expect } from 'expect'
import { getState, resetState, run } from 'jest-circus'
import { formatExecError, formatResultsErrors } from 'jest-message-util'
import { jest } from './globals.mjs'

register('./resolve-globals.mjs', import.meta.url)

/** Jest's setting `testRunner`. It awaits nothing, because stacks would name it in place of the test. */
export default function runFile(globalConfig, config, _environment, _runtime, testPath) {
  // Jest's own knows only what Jest has loaded; Node's reads the source maps of TypeScript.
  Error.prepareStackTrace = undefined
  resetState()
  const state = getState()
  const { testNamePattern, testTimeout, expand } = globalConfig
  state.testTimeout = testTimeout ?? state.testTimeout
  if (testNamePattern) state.testNamePattern = new RegExp(testNamePattern, 'i')
  expect.setState({ expand, testPath })
  const release = catchErrors(state)
  return load([...config.setupFilesAfterEnv, testPath])
    .then(run)
    .then((done) => report(done, globalConfig, config, testPath))
    .finally(() => {
      release()
      jest.useRealTimers()
      jest.restoreAllMocks()
    })
}

async function load(files) {
  for (const file of files) await import(pathToFileURL(file).href)
}

/** Adds uncaught errors, which would end the worker, to those of the test. Returns what ends it. */
function catchErrors(state) {
  const errors = () => state.currentlyRunningTest?.errors ?? state.unhandledErrors
  const add = (error) => void errors().push(error)
  const names = ['uncaughtException', 'unhandledRejection']
  const replaced = names.map((name) => [name, process.rawListeners(name)])
  for (const [name] of replaced) process.removeAllListeners(name).on(name, add)
  return () => {
    for (const [name, before] of replaced) {
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
    ...(messages.length > 0 && { failureMessage: messages.join('\n\n') }),
    testExecError: unhandled[0],
  }
}

/** Jest shows no frames of functions without a name. */
const named = (error) =>
  Object.assign(error, { stack: error.stack?.replaceAll('at <anonymous> (', 'at test (') })

function reportTest({ testPath, status, errors, errorsDetailed, ...result }) {
  const titles = testPath.slice(1)
  const ran = errors.length > 0 ? 'failed' : 'passed'
  return {
    ...result,
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    fullName: titles.join(' '),
    status: status === 'skip' ? 'pending' : ran,
    failureMessages: errors,
    failureDetails: errorsDetailed.map(named),
  }
}
