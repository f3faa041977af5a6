/** Speaks to the MCP server `mcp-wordpress` over its input and output, as an assistant does. */
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { LOGIN, PASSWORD, serve, SITE } from './serve.mjs'

const program = createRequire(import.meta.url).resolve('mcp-wordpress/bin/mcp-wordpress.js')
const client = new Client({ name: 'almanac-tests', version: '1.0.0' })
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [program],
    env: {
      PATH: process.env.PATH,
      WORDPRESS_SITE_URL: SITE,
      WORDPRESS_USERNAME: LOGIN,
      WORDPRESS_APP_PASSWORD: PASSWORD,
      // Its own settings for a site on the same machine, and for uploads of local files.
      ALLOW_INSECURE_HTTP: 'true',
      ALLOW_PRIVATE_URLS: 'true',
      MCP_UPLOAD_BASE_DIR: tmpdir(),
      NODE_ENV: 'production',
    },
    stderr: 'ignore',
  }),
)

await serve({
  async use({ tool, input }) {
    const { content, isError } = await client.callTool({ name: tool, arguments: input ?? {} })
    const text = content.map((part) => part.text).join('\n')
    if (isError) throw new Error(text)
    return text
  },
})
