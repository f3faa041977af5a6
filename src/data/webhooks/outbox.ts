import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { REPEATABLE } from '../database/expressions.ts'

/** The most events that one statement turns into deliveries. */
const BATCH = 1000

/**
 * Moves events from the outbox to deliveries, one for each active webhook that subscribes to them. One
 * node does so at a time, in the order of events: writers of an item wait for each other, so an event
 * is never visible before earlier ones of its item. Webhooks are locked, because a delivery to one that
 * is deleted meanwhile would roll back the whole batch.
 * @returns whether there are more events
 */
export async function collectEvents(database: Database, now: Date): Promise<boolean> {
  return database.transact(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('webhooks'), 0) as mine where ${REPEATABLE}`.execute(
      tx,
    )
    if (rows[0]?.mine !== true) return false
    const taken = await sql<{ taken: number }>`
      with taken as (
        delete from webhook_events
        where id = any(array(select id from webhook_events order by id limit ${sql.lit(BATCH)}))
        returning *
      ), told as (
        select id, events, types, terms from webhooks where status = 'active' for key share
      ), made as (
        insert into webhook_deliveries (webhook_id, event_id, message, event, item, type, object_id,
          changed, actor_kind, actor_id, happened_at, queued_at, due_at)
        select w.id, e.id, e.message, e.event, e.item, e.type, e.object_id,
          e.changed, e.actor_kind, e.actor_id, e.happened_at, ${now}, ${now}
        from taken e
        join told w on w.events && array['*', split_part(e.event, '.', 1) || '.*', e.event]
          and (cardinality(w.types) = 0 or e.type = any(w.types))
          and (cardinality(w.terms) = 0 or w.terms && e.terms or exists (
            select from entry_terms t
            where e.item = 'entry:' || t.entry_id and t.entry_id = e.object_id and t.term_id = any(w.terms)))
        order by e.id
      )
      select count(*)::int as taken from taken`.execute(tx)
    return taken.rows[0]?.taken === BATCH
  })
}

/** Whether anything waits in the outbox. */
export async function hasEvents({ db }: Database): Promise<boolean> {
  const found = await db.selectFrom('webhook_events').select('id').limit(sql.lit(1)).execute()
  return found.length > 0
}
