import { openOwnConnection, type OwnConnection } from './own-connection.ts'

export interface Readiness {
  readonly database: 'ok' | 'read-only' | 'unreachable'
}

/** Checks whether the database is usable, regardless of other load. */
export interface ReadinessProbe {
  /** Settles within a second. */
  check: () => Promise<Readiness>
  close: () => void
}

const LONGEST_MILLISECONDS = 1000

/**
 * Uses its own connection, because those of the pool may all be busy. Concurrent checks share one
 * query.
 */
export function createReadinessProbe(url: string): ReadinessProbe {
  let connection: Promise<OwnConnection> | undefined
  let checking: Promise<Readiness> | undefined

  const disconnect = (): void => {
    void connection?.then(
      ({ destroy }) => destroy(),
      () => undefined,
    )
    connection = undefined
  }
  const ask = async (): Promise<Readiness> => {
    connection ??= openOwnConnection(url, 'readiness')
    const { client } = await connection
    const { rows } = await client.query<{ readOnly: boolean }>(
      `SELECT current_setting('transaction_read_only') = 'on' AS "readOnly"`,
    )
    return { database: rows[0]?.readOnly === true ? 'read-only' : 'ok' }
  }
  const check = async (): Promise<Readiness> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, LONGEST_MILLISECONDS, new Error('late'))
    })
    try {
      return await Promise.race([ask(), late])
    } catch {
      disconnect()
      return { database: 'unreachable' }
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    check() {
      checking ??= check().finally(() => (checking = undefined))
      return checking
    },
    close: disconnect,
  }
}
