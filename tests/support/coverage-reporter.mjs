/**
 * Fails a full test run when no test saw a documented response. A filtered run only lists them, for
 * the operations it used. Jest loads reporters without its transformer, so this file is plain
 * JavaScript and loads the rest with tsx.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'

export default class CoverageReporter {
  #globalConfig
  #error

  /** @param {import('@jest/types').Config.GlobalConfig} globalConfig */
  constructor(globalConfig) {
    this.#globalConfig = globalConfig
  }

  /**
   * @param {Set<import('@jest/reporters').TestContext>} contexts
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  async onRunComplete(contexts, results) {
    const runFile = process.env['ALMANAC_TEST_RUN']
    if (runFile === undefined || results.wasInterrupted) return
    // After failed tests, missing responses say nothing about the contract.
    if (results.numFailedTests > 0 || results.numRuntimeErrorTestSuites > 0) return
    const { folder } = JSON.parse(await readFile(runFile, 'utf8'))
    const { unseenAnswers } = await tsImport('../contract/coverage.ts', import.meta.url)
    const whole = this.#isWholeRun(contexts)
    const unseen = await unseenAnswers(folder, path.resolve('generated'), whole ? 'all' : 'asked')
    if (unseen.length === 0) return
    const list = unseen.map((answer) => `  ${answer}`).join('\n')
    if (whole) {
      console.error(`\nDocumented answers that no test saw:\n${list}\n`)
      this.#error = new Error(`${unseen.length} documented answers were seen by no test.`)
    } else {
      console.error(`\nDocumented answers that this part of the tests did not see:\n${list}\n`)
    }
  }

  /** Jest fails the run when a reporter has an error. */
  getLastError() {
    return this.#error
  }

  #isWholeRun(contexts) {
    const { testPathPatterns, testNamePattern, onlyChanged, onlyFailures, shard } =
      this.#globalConfig
    const projects = new Set([...contexts].map(({ config }) => config.displayName?.name))
    const isFiltered =
      testPathPatterns.patterns.length > 0 ||
      [testNamePattern, onlyChanged, onlyFailures, shard].some(Boolean)
    return !isFiltered && projects.has('unit') && projects.has('service')
  }
}
