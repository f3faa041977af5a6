import { defaultSiteUrl, type Config } from '../config.ts'

/** The configuration of a service that listens on this port: its public address may follow. */
export function locate(config: Config, port: number): Config {
  const { server, site } = config
  const follows = site.url === defaultSiteUrl(server.host, server.port)
  return {
    ...config,
    server: { ...server, port },
    site: { ...site, url: follows ? defaultSiteUrl(server.host, port) : site.url },
  }
}
