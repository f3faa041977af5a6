/** A receiver of webhooks that accepts everything, and answers GET with the number of messages. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

let count = 0

const server = http.createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(String(count))
    return
  }
  request.resume().on('end', () => {
    count++
    response.writeHead(204).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
