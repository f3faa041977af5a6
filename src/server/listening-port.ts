import { defaultSiteUrl, type Config } from '../config/config.ts'

/** Sets the actual port in the configuration, and in the site URL unless SITE_URL names another. */
export function withListeningPort(config: Config, port: number): Config {
  const { server, site } = config
  const isDefault = site.url === defaultSiteUrl(server.host, server.port)
  return {
    ...config,
    server: { ...server, port },
    site: { ...site, url: isDefault ? defaultSiteUrl(server.host, port) : site.url },
  }
}
