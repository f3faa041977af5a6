/** Player addresses of video sites, from their documentation. */
interface FilmSite {
  /** Matches the host, without `www.`. */
  readonly host: RegExp
  /** Matches the path with the query; its first group is the video id. */
  readonly path: RegExp
  /** The address of the player up to the id. */
  readonly player: string
}

const ID = '([A-Za-z0-9_-]{1,64})'

const filmSites: readonly FilmSite[] = [
  {
    host: /^(?:m\.)?youtube(?:-nocookie)?\.com$/,
    path: new RegExp(String.raw`^/(?:watch\?(?:.*&)?v=|shorts/|live/|embed/)${ID}`),
    player: 'https://www.youtube.com/embed/',
  },
  { host: /^youtu\.be$/, path: new RegExp(`^/${ID}`), player: 'https://www.youtube.com/embed/' },
  {
    host: /^(?:player\.)?vimeo\.com$/,
    path: /^\/(?:video\/)?(\d{1,20})/,
    player: 'https://player.vimeo.com/video/',
  },
  {
    host: /^dailymotion\.com$/,
    path: new RegExp(`^/(?:embed/)?video/${ID}`),
    player: 'https://www.dailymotion.com/embed/video/',
  },
  {
    host: /^dai\.ly$/,
    path: new RegExp(`^/${ID}`),
    player: 'https://www.dailymotion.com/embed/video/',
  },
  {
    host: /^(?:embed\.)?ted\.com$/,
    path: new RegExp(`^/talks/${ID}`),
    player: 'https://embed.ted.com/talks/',
  },
  {
    host: /^streamable\.com$/,
    path: new RegExp(`^/(?:e/)?${ID}`),
    player: 'https://streamable.com/e/',
  },
  {
    host: /^loom\.com$/,
    path: new RegExp(`^/(?:share|embed)/${ID}`),
    player: 'https://www.loom.com/embed/',
  },
]

/** The player address for the address of a video's page or player; undefined for others. */
export function playerOf({ hostname, pathname, search }: URL): string | undefined {
  const host = hostname.replace(/^www\./, '')
  const site = filmSites.find((candidate) => candidate.host.test(host))
  const id = site?.path.exec(pathname + search)?.[1]
  return site === undefined || id === undefined ? undefined : site.player + id
}
