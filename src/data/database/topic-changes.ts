import { keysOfNotice } from './dependencies.ts'
import { createLatestChanges, type LatestChanges } from './latest-changes.ts'

export const TOPICS = [
  'content',
  'accounts',
  'settings',
  'ads',
  'imports',
  'webhooks',
  'deliveries',
] as const

/** The triggers in prisma/migrations send these words. */
export type ChangeTopic = (typeof TOPICS)[number]

type Listener = () => void

export interface TopicChanges {
  readonly latest: LatestChanges
  /** Increases with every change of the topic, or with any change if no topic is given. */
  generation(topic?: ChangeTopic): number
  onChange(topic: ChangeTopic, listener: Listener): void
  /** Invalidates everything that depends on a topic. */
  readonly changed: (topic: ChangeTopic) => void
  /** Invalidates everything. */
  readonly changedAll: () => void
  /**
   * Invalidates what depends on a change. Its notice consists of a topic and optionally of what changed
   * in it; without the latter all of it did.
   */
  readonly notified: (payload: string) => void
}

export function createTopicChanges(): TopicChanges {
  const latest = createLatestChanges()
  const generations = ofTopics(() => 0)
  const listeners = ofTopics((): Listener[] => [])

  const advance = (topic: ChangeTopic): void => {
    generations[topic]++
    for (const listener of listeners[topic]) listener()
  }

  return {
    latest,
    generation: (topic) => (topic === undefined ? latest.generation : generations[topic]),
    onChange: (topic, listener) => void listeners[topic].push(listener),
    changed(topic) {
      latest.changedAll()
      advance(topic)
    },
    changedAll() {
      latest.changedAll()
      for (const topic of TOPICS) advance(topic)
    },
    notified(payload) {
      const [name, ...keys] = payload.split(' ')
      const topic = TOPICS.find((known) => known === name)
      if (topic === undefined) return
      if (keys.length === 0) latest.changedAll()
      else latest.changed([topic, ...keys.flatMap(keysOfNotice)])
      advance(topic)
    },
  }
}

function ofTopics<T>(make: () => T): Record<ChangeTopic, T> {
  return {
    content: make(),
    accounts: make(),
    settings: make(),
    ads: make(),
    imports: make(),
    webhooks: make(),
    deliveries: make(),
  }
}
