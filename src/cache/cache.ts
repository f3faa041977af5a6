/**
 * Caches of this process. Each is bounded by the bytes of its content, keys included, and reports
 * its size.
 */
import { LRUCache } from 'lru-cache'
import { budgetOf, isShared, sharedBudget, type CacheName } from './budget.ts'
import { createCachePool, type CachePool, type PoolMember } from './cache-pool.ts'
import { createWeakList } from './weak-list.ts'

export interface CacheOptions<Value extends object | string | true> {
  /** Identifies its part of the budget, and the cache in reports. */
  readonly name: CacheName
  /** Size of a value in bytes, including everything that only the value keeps alive. */
  readonly sizeOf: (value: Value) => number
  /** Whether a value may still be used; others are dropped when they are looked up. */
  readonly isCurrent?: (value: Value) => boolean
}

/** A cache with its own limit, or with one that it shares with others. */
export interface BoundedCacheOptions<Value extends object | string | true> extends Omit<
  CacheOptions<Value>,
  'name'
> {
  readonly name: string
  /** What is its own. Called on first use, when the budget is known. */
  readonly maxBytes: () => number
  readonly pool?: CachePool
}

export interface Cache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  clear(): void
}

export interface CacheStatus {
  readonly name: string
  readonly entries: number
  readonly bytes: number
  /** Of a cache that shares, what all of them may hold together. */
  readonly maxBytes: number
  /** How often a lookup found a value, or did not. */
  readonly hits: number
  readonly misses: number
}

/** Overhead of an entry besides key and value: the records of the map and of the list. */
const ENTRY_BYTES = 200

/** A value may take this fraction of a cache, so that it cannot evict everything else. */
const LARGEST_PART = 4

const reporters = createWeakList<{ report(): CacheStatus }>()

const sharedPool = createCachePool(sharedBudget)

/** Creates a cache within the budget, which evicts the least recently used entries when it is full. */
export const createCache = <Value extends object | string | true>({
  name,
  ...options
}: CacheOptions<Value>): Cache<Value> =>
  createBoundedCache({
    name,
    maxBytes: () => budgetOf(name),
    ...(isShared(name) && { pool: sharedPool }),
    ...options,
  })

/** Creates a cache with its own limit, beyond which it may go where it is in a pool that has room. */
export function createBoundedCache<Value extends object | string | true>({
  name,
  maxBytes,
  pool,
  sizeOf,
  isCurrent = () => true,
}: BoundedCacheOptions<Value>): Cache<Value> {
  let hits = 0
  let misses = 0
  let made: LRUCache<string, Value> | undefined
  const entries = (): LRUCache<string, Value> =>
    (made ??= new LRUCache({
      maxSize: (pool ?? { maxBytes }).maxBytes(),
      maxEntrySize: Math.floor(maxBytes() / LARGEST_PART),
      sizeCalculation: (value, key) => Math.ceil(sizeOf(value)) + textBytes(key) + ENTRY_BYTES,
    }))
  const cache: Cache<Value> & PoolMember & { report(): CacheStatus } = {
    get(key: string) {
      const found = entries().get(key)
      if (found !== undefined && isCurrent(found)) {
        hits++
        return found
      }
      misses++
      if (found !== undefined) entries().delete(key)
      return undefined
    },
    set(key: string, value: Value) {
      entries().set(key, value)
      pool?.makeRoom()
    },
    delete: (key: string) => void entries().delete(key),
    clear() {
      // Clearing takes as long as there is room, even where nothing is kept.
      if (made !== undefined && made.size > 0) made.clear()
    },
    part: maxBytes,
    bytes: () => made?.calculatedSize ?? 0,
    evict: () => void made?.pop(),
    report: () => {
      const { size, calculatedSize, maxSize } = entries()
      return { name, entries: size, bytes: calculatedSize, maxBytes: maxSize, hits, misses }
    },
  }
  reporters.add(cache)
  pool?.join(cache)
  return cache
}

/** Returns the size of each cache of this process. */
export const cacheStatuses = (): CacheStatus[] =>
  reporters.living().map((reporter) => reporter.report())

/** Upper bound for the size of a text: two bytes per character, and a header. */
export const textBytes = (text: string): number => 2 * text.length + 24

const OBJECT_BYTES = 56
const MEMBER_BYTES = 16

/** Upper bound for the size of a plain value, with everything it contains. */
export function valueBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value)
  if (value === null || typeof value !== 'object') return 8
  // A small buffer may keep a larger block of memory alive.
  if (ArrayBuffer.isView(value)) return value.buffer.byteLength + OBJECT_BYTES
  let bytes = OBJECT_BYTES
  for (const member of Object.values(value)) bytes += MEMBER_BYTES + valueBytes(member)
  return bytes
}
