import type { Command } from 'commander'
import { updateOperatorSettings } from '../domain/calendar/update-operator-settings.ts'
import { operatorSettings, type OperatorSettings } from '../domain/site/operator-settings.ts'
import { storedSettings } from '../domain/site/site-settings.ts'
import { OperatorError } from '../operator-error.ts'
import { printResult, runWithContext } from './run-command.ts'

interface Options {
  readonly json?: boolean
}

type Name = keyof typeof operatorSettings

const names = Object.keys(operatorSettings) as Name[]
const keyOf = (name: Name): string => operatorSettings[name].key
const known = names.map(keyOf).join(', ')

export function addSettingCommands(program: Command): void {
  const setting = program
    .command('setting')
    .description('manage the settings that the API does not have')
  setting
    .command('list')
    .description('show all of these settings')
    .option('--json', 'answer in JSON')
    .action((options: Options) => list(options))
  setting
    .command('get')
    .description('show a setting')
    .argument('<name>', known)
    .option('--json', 'answer in JSON')
    .action((key: string, options: Options) => show(key, options))
  setting
    .command('set')
    .description('change a setting; a running service applies it at once')
    .argument('<name>', known)
    .argument('<value>', 'on, off, or the value of the setting')
    .option('--json', 'answer in JSON')
    .action((key: string, value: string, options: Options) => change(key, value, options))
}

function list({ json }: Options): Promise<void> {
  return runWithContext(async (ctx) => {
    const settings = await ctx.settings()
    const value = Object.fromEntries(names.map((name) => [keyOf(name), settings[name]]))
    const width = Math.max(...names.map((name) => keyOf(name).length))
    const lines = names.map((name) => {
      const { key, meaning } = operatorSettings[name]
      return `${key.padEnd(width)}  ${formatValue(settings[name]).padEnd(5)}  ${meaning}`
    })
    printResult(json, value, lines)
  })
}

function show(key: string, { json }: Options): Promise<void> {
  return runWithContext(async (ctx) => {
    const name = requireName(key)
    const value = (await ctx.settings())[name]
    printResult(json, { [key]: value }, [formatValue(value)])
  })
}

function change(key: string, word: string, { json }: Options): Promise<void> {
  return runWithContext(async (ctx) => {
    const name = requireName(key)
    const value = parseValue(key, name, word)
    await updateOperatorSettings(ctx, { [name]: value })
    printResult(json, { [key]: value }, [`${key} is ${formatValue(value)}.`])
  })
}

type Value = OperatorSettings[Name]

function formatValue(value: Value): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** @throws OperatorError for an unknown name and for settings of the API */
function requireName(key: string): Name {
  const name = names.find((each) => keyOf(each) === key)
  if (name !== undefined) return name
  const isApiSetting = Object.values(storedSettings).some((each) => each.key === key)
  if (isApiSetting) throw new OperatorError(`"${key}" is set with PATCH /core/v2/settings.`)
  throw new OperatorError(`There is no setting "${key}"; the settings are ${known}.`)
}

/** @throws OperatorError for an invalid value */
function parseValue(key: string, name: Name, word: string): Value {
  const { form, read } = operatorSettings[name]
  const value = read(word)
  if (value === undefined) throw new OperatorError(`${key} must be ${form}, not "${word}".`)
  return value
}
