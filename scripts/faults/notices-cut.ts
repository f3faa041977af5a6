import { broken, type Fault } from './fault.ts'
import { ask, bodyOf } from './support/ask.ts'
import { watchFreshness } from './support/freshness.ts'

/** Five seconds without a heartbeat are allowed; the rest is for a busy machine. */
const LONGEST_STALE_SECONDS = 6.5

export const noticesCut: Fault = {
  name: 'change notices cut without a word',
  promise: 'nothing older than five seconds is shown, and no deleted account is let in',
  async run(bench) {
    const url = await bench.database()
    const proxy = await bench.proxy(url)
    const behind = await bench.node({ DATABASE_URL: proxy.url })
    const direct = await bench.node({ DATABASE_URL: url })
    const { origin } = direct

    const account = { username: 'gone', email: 'gone@example.org', password: 'Heron-7-pier!' }
    const users = `${origin}/api/core/v2/users`
    const user = await ask(users, bodyOf({ ...account, roles: ['administrator'] }, bench.admin))
    const { id } = user.body as { id: number }
    const passwords = `${users}/${id}/application-passwords`
    const made = await ask(passwords, bodyOf({ name: 'Key' }, bench.admin))
    const { password } = made.body as { password: string }
    const headers = { Authorization: `Basic ${btoa(`gone:${password}`)}` }
    const signIn = () => ask(`${behind.origin}/api/core/v2/settings`, { headers })
    const before = (await signIn()).outcome

    const watch = await watchFreshness({
      writer: origin,
      readers: [behind.origin],
      authorization: bench.admin,
    })
    await bench.seconds(1)
    proxy.silence('LISTEN')
    const removal = { method: 'DELETE', headers: { Authorization: bench.admin } }
    await ask(`${users}/${id}?force=true&reassign=false`, removal)
    const removedAt = performance.now()
    let lastLetIn = 0
    while (performance.now() - removedAt < 13_000) {
      if ((await signIn()).outcome === 200) lastLetIn = (performance.now() - removedAt) / 1000
      await bench.seconds(0.05)
    }
    await watch.stop()
    return {
      stale: Math.max(watch.stale(), lastLetIn),
      logLines: behind.troubles.length + direct.troubles.length,
      memory: behind.memory(),
      broken: broken({
        'the account could not sign in before': before === 200,
        [`an answer was ${watch.stale()} s old`]: watch.stale() <= LONGEST_STALE_SECONDS,
        [`a deleted account was let in for ${lastLetIn} s`]: lastLetIn <= LONGEST_STALE_SECONDS,
        'nothing was logged': behind.troubles.length > 0,
      }),
    }
  },
}
