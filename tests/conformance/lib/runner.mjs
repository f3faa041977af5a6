// Runs the steps of one scenario against a server.
import { Client } from './client.mjs'
import { fill, getPath, keysOf } from './scenario.mjs'
import { normaliseBody, normaliseHeaders } from './normalise.mjs'
import { Context } from './normalise-context.mjs'
import { kindOfPath } from './normalise-text.mjs'

/** Consonants only: a name that had a word of a scenario in it would be found by its searches. */
const LETTERS = 'bcdfghjkmnpqrstvwxz'

export const newRun = () =>
  'r' +
  Array.from({ length: 7 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('')

/** Site facts that placeholders need. */
export async function describeServer({ base, credentials }) {
  const client = new Client({ base, credentials })
  const res = await client.send({
    path: '/',
    query: { _fields: 'name,home,url,gmt_offset,timezone_string' },
  })
  const b = res.body && typeof res.body === 'object' ? res.body : {}
  return {
    siteName: b.name || '',
    siteUrl: b.home || b.url || '',
    gmtOffset: Number(b.gmt_offset) || 0,
    timezone: b.timezone_string || '',
  }
}

function pickFrom(body, picks) {
  const out = {}
  for (const p of picks) {
    const v = getPath(body, p)
    if (v !== undefined) out[Array.isArray(p) ? keysOf(p).join(' > ') : p] = v
  }
  return out
}

/**
 * onStep(step, index, result) where result is {request, response, normalised} or {error}.
 * standIns: values of variables for as long as no step could save them.
 */
export async function runScenario(
  scenario,
  { base, credentials, server, standIns = {}, run = newRun() },
  onStep,
) {
  const client = new Client({ base, credentials })
  const ctx = new Context({
    apiUrl: base,
    siteUrl: server.siteUrl,
    siteName: server.siteName,
    gmtOffset: server.gmtOffset,
    run,
    credentials,
  })
  const vars = { ...standIns, run, api: client.base, site: server.siteUrl }
  for (const [role, c] of Object.entries(credentials))
    for (const k of ['id', 'user', 'pass']) if (c[k] !== undefined) vars[`${role}.${k}`] = c[k]

  for (const [index, step] of scenario.steps.entries()) {
    let result
    try {
      const filled = fill(
        {
          path: step.path,
          query: step.query,
          headers: step.headers,
          body: step.body,
          form: step.form,
          raw: step.raw,
          upload: step.upload,
          auth: step.auth,
        },
        vars,
      )
      if (step.wait) await new Promise((r) => setTimeout(r, step.wait))
      const response = await client.send({ ...filled, method: step.method, as: step.as })
      for (const [name, path] of Object.entries(step.save || {})) {
        const keys = keysOf(path)
        const v =
          keys[0] === 'headers'
            ? response.headers[keys.slice(1).join('.').toLowerCase()]
            : getPath(response.body, path)
        if (v !== undefined) vars[name] = v
        else if (name in standIns) vars[name] = standIns[name]
        else delete vars[name]
      }
      const picked =
        step.pick && response.body && typeof response.body === 'object'
          ? pickFrom(response.body, step.pick)
          : response.body
      result = {
        request: filled,
        response,
        normalised: {
          status: response.status,
          headers: normaliseHeaders(response.headers, ctx, step.checkHeaders),
          body:
            picked === undefined ? undefined : normaliseBody(picked, ctx, kindOfPath(filled.path)),
        },
      }
    } catch (e) {
      result = { error: e }
    }
    await onStep(step, index, result, ctx)
  }
}
