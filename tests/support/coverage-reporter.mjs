/**
 * Fails a full test run when no test saw a documented response, or an answer without a member that is
 * not required. A filtered run only lists the responses, of the operations it used. Jest loads reporters
 * without its transformer, so this file is plain JavaScript and loads the rest with tsx.
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
    const { unseenAnswers, neverAbsent } = await tsImport(
      '../contract/coverage.ts',
      import.meta.url,
    )
    const whole = this.#isWholeRun(contexts)
    const unseen = await unseenAnswers(
      folder,
      path.resolve('generated'),
      whole ? 'all' : 'exercised',
    )
    if (!whole) {
      report('Documented answers that this part of the tests did not see', unseen)
      return
    }
    const { loadCombined } = await tsImport('../contract/contracts.ts', import.meta.url)
    const always = await neverAbsent(folder, await loadCombined())
    report('Documented answers that no test saw', unseen)
    report('Members that are not required, though no answer was without them', always)
    if (unseen.length + always.length > 0) {
      this.#error = new Error(
        `Tests did not see ${unseen.length} documented answers, nor ${always.length} members missing.`,
      )
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

/**
 * @param {string} heading
 * @param {readonly string[]} places
 */
function report(heading, places) {
  if (places.length === 0) return
  console.error(`\n${heading}:\n${places.map((at) => `  ${at}`).join('\n')}\n`)
}
