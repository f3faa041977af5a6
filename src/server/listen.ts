import type http from 'node:http'
import { OperatorError } from '../operator-error.ts'

export interface Place {
  readonly host: string
  readonly port: number
  /** The variable that sets the port. */
  readonly variable: 'PORT' | 'HEALTH_PORT' | 'METRICS_PORT'
}

/** Length of the accept queue; clients beyond it retry after a second or more. */
const BACKLOG = 4096

/**
 * Resolves once a server is listening.
 * @throws OperatorError if the process cannot listen there
 */
export function listen(server: http.Server, place: Place): Promise<void> {
  const { host, port } = place
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = LISTEN_ERRORS[cause.code ?? '']?.(place) ?? cause.message
      reject(new OperatorError(reason, { cause }))
    })
    server.listen({ host, port, backlog: BACKLOG }, resolve)
  })
}

const notHere = ({ host, variable }: Place): string =>
  `${variable === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST'} ${host} is not an address of this machine.`

const LISTEN_ERRORS: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port, variable }) =>
    `port ${port} of ${host} is in use by another program; stop that program, or set ${variable} to another number.`,
  EACCES: ({ port, variable }) =>
    `this user is not allowed to listen on port ${port}; set ${variable} to 1024 or higher.`,
  EADDRNOTAVAIL: notHere,
  ENOTFOUND: notHere,
}
