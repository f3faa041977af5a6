import type { Command } from 'commander'
import { operatorSettings, type OperatorSettings } from '../domain/site/operator-settings.ts'
import { storedSettings } from '../domain/site/settings.ts'
import { updateSettings } from '../domain/site/update-settings.ts'
import { OperatorError } from '../lifecycle/failure.ts'
import { answer, runWithContext } from './run-command.ts'

interface Options {
  readonly json?: boolean
}

type Name = keyof typeof operatorSettings

const names = Object.keys(operatorSettings) as Name[]
const keyOf = (name: Name): string => operatorSettings[name].key
const known = names.map(keyOf).join(', ')

export function addSettingCommands(program: Command): void {
  const setting = program.command('setting').description('what the interface does not set')
  setting
    .command('list')
    .description('show all of them')
    .option('--json', 'answer in JSON')
    .action((options: Options) => list(options))
  setting
    .command('get')
    .description('show one')
    .argument('<name>', known)
    .option('--json', 'answer in JSON')
    .action((key: string, options: Options) => show(key, options))
  setting
    .command('set')
    .description('change one; a service that runs acts on it at once')
    .argument('<name>', known)
    .argument('<value>', 'on or off, or what the setting takes')
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
      return `${key.padEnd(width)}  ${wordOf(settings[name]).padEnd(5)}  ${meaning}`
    })
    answer(json, value, lines)
  })
}

function show(key: string, { json }: Options): Promise<void> {
  return runWithContext(async (ctx) => {
    const name = nameOf(key)
    const value = (await ctx.settings())[name]
    answer(json, { [key]: value }, [wordOf(value)])
  })
}

function change(key: string, word: string, { json }: Options): Promise<void> {
  return runWithContext(async (ctx) => {
    const name = nameOf(key)
    const value = valueOf(key, name, word)
    await updateSettings(ctx, { [name]: value }, () => undefined)
    answer(json, { [key]: value }, [`${key} is ${wordOf(value)}.`])
  })
}

type Value = OperatorSettings[Name]

function wordOf(value: Value): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** @throws OperatorError for anything but the settings of this command */
function nameOf(key: string): Name {
  const name = names.find((each) => keyOf(each) === key)
  if (name !== undefined) return name
  const elsewhere = Object.values(storedSettings).some((each) => each.key === key)
  if (elsewhere) throw new OperatorError(`"${key}" is set by PATCH /core/v2/settings.`)
  throw new OperatorError(`There is no setting "${key}"; there are ${known}.`)
}

/** @throws OperatorError for what the setting does not take */
function valueOf(key: string, name: Name, word: string): Value {
  const { form, read } = operatorSettings[name]
  const value = read(word)
  if (value === undefined) throw new OperatorError(`${key} is ${form}, not "${word}".`)
  return value
}
