import { mkdir, writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'
import type { Bench } from './bench.ts'
import { findProgram, startProgram } from './programs.ts'

/** A proxy in front of several nodes. */
export interface FrontProxy {
  readonly program: 'haproxy' | 'nginx'
  /** Its command line. */
  readonly words: (file: string, folder: string) => readonly string[]
  readonly configuration: (places: Places) => string
}

interface Places {
  readonly folder: string
  readonly port: number
  readonly nodes: readonly number[]
}

/**
 * It sends no probes: it tries the next node if one accepts no connection. A request sent on an old
 * connection at the moment it is closed is lost, so idle connections are released while nodes still
 * drain.
 */
export const nginx: FrontProxy = {
  program: 'nginx',
  words: (file, folder) => ['-e', path.join(folder, 'errors'), '-c', file],
  configuration: ({ folder, port, nodes }) => `
daemon off;
pid ${folder}/pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream nodes {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
    keepalive_timeout 1s;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
    }
  }
}
`,
}

/** It probes `/readyz` twice a second, and takes a node out after two failures. */
export const haproxy: FrontProxy = {
  program: 'haproxy',
  words: (file) => ['-db', '-f', file],
  configuration: ({ port, nodes }) => `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  option redispatch
listen site
  bind 127.0.0.1:${port}
  option httpchk GET /readyz
  ${nodes.map((node) => `server node-${node} 127.0.0.1:${node} check inter 500ms fall 2 rise 1`).join('\n  ')}
`,
}

const READY_MILLISECONDS = 20

/** Starts a proxy in front of nodes on these ports, and returns where it listens. */
export async function startFrontProxy(
  bench: Bench,
  { program, words, configuration }: FrontProxy,
  nodes: readonly number[],
): Promise<{ readonly origin: string }> {
  const file = await findProgram(program)
  if (file === undefined) throw new Error(`There is no ${program}.`)
  const port = await freePort()
  const folder = path.join(bench.folder, program)
  await mkdir(folder, { recursive: true })
  const settings = path.join(folder, 'configuration')
  await writeFile(settings, configuration({ folder, port, nodes }))
  const child = startProgram(file, words(settings, folder), { stdio: 'ignore' })
  const ended = once(child, 'exit')
  bench.undo(async () => {
    child.kill('SIGTERM')
    await ended
  })
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} does not start.`)
    await pause(READY_MILLISECONDS)
  }
  return { origin: `http://127.0.0.1:${port}` }
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
