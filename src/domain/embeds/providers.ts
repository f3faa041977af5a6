/** A site, or a group of sites, that provides embeds of its pages. */
export interface Provider {
  readonly name: string
  /** Patterns of page addresses; `*` matches anything within the host or the path. */
  readonly patterns: readonly string[]
  readonly endpoint: string
}

/**
 * Well-known providers, from their documentation. The first one with a matching pattern is used.
 */
export const wellKnownProviders: readonly Provider[] = [
  {
    name: 'YouTube',
    patterns: [
      'https://*.youtube.com/watch*',
      'https://*.youtube.com/playlist*',
      'https://*.youtube.com/shorts/*',
      'https://*.youtube.com/live/*',
      'https://youtu.be/*',
    ],
    endpoint: 'https://www.youtube.com/oembed',
  },
  {
    name: 'Vimeo',
    patterns: ['https://*.vimeo.com/*'],
    endpoint: 'https://vimeo.com/api/oembed.json',
  },
  {
    name: 'Dailymotion',
    patterns: ['https://*.dailymotion.com/video/*', 'https://dai.ly/*'],
    endpoint: 'https://www.dailymotion.com/services/oembed',
  },
  {
    name: 'TikTok',
    patterns: ['https://*.tiktok.com/*/video/*'],
    endpoint: 'https://www.tiktok.com/oembed',
  },
  {
    name: 'TED',
    patterns: ['https://*.ted.com/talks/*'],
    endpoint: 'https://www.ted.com/services/v1/oembed.json',
  },
  {
    name: 'Streamable',
    patterns: ['https://streamable.com/*'],
    endpoint: 'https://api.streamable.com/oembed.json',
  },
  {
    name: 'Loom',
    patterns: ['https://*.loom.com/share/*'],
    endpoint: 'https://www.loom.com/v1/oembed',
  },
  {
    name: 'Spotify',
    patterns: ['https://open.spotify.com/*'],
    endpoint: 'https://open.spotify.com/oembed',
  },
  {
    name: 'SoundCloud',
    patterns: ['https://*.soundcloud.com/*'],
    endpoint: 'https://soundcloud.com/oembed',
  },
  {
    name: 'Mixcloud',
    patterns: ['https://*.mixcloud.com/*/*'],
    endpoint: 'https://app.mixcloud.com/oembed/',
  },
  {
    name: 'ReverbNation',
    patterns: ['https://*.reverbnation.com/*'],
    endpoint: 'https://www.reverbnation.com/oembed',
  },
  {
    name: 'Flickr',
    patterns: ['https://*.flickr.com/photos/*', 'https://flic.kr/*'],
    endpoint: 'https://www.flickr.com/services/oembed/',
  },
  {
    name: 'SmugMug',
    patterns: ['https://*.smugmug.com/*'],
    endpoint: 'https://api.smugmug.com/services/oembed/',
  },
  {
    name: 'Imgur',
    patterns: ['https://*.imgur.com/*'],
    endpoint: 'https://api.imgur.com/oembed',
  },
  {
    name: 'Giphy',
    patterns: ['https://*.giphy.com/gifs/*'],
    endpoint: 'https://giphy.com/services/oembed',
  },
  {
    name: 'X',
    patterns: ['https://*.twitter.com/*/status/*', 'https://*.x.com/*/status/*'],
    endpoint: 'https://publish.twitter.com/oembed',
  },
  {
    name: 'Bluesky',
    patterns: ['https://bsky.app/profile/*/post/*'],
    endpoint: 'https://embed.bsky.app/oembed',
  },
  {
    name: 'Reddit',
    patterns: ['https://*.reddit.com/r/*/comments/*'],
    endpoint: 'https://www.reddit.com/oembed',
  },
  {
    name: 'Pinterest',
    patterns: ['https://*.pinterest.com/pin/*'],
    endpoint: 'https://www.pinterest.com/oembed.json',
  },
  {
    name: 'Tumblr',
    patterns: ['https://*.tumblr.com/post/*'],
    endpoint: 'https://www.tumblr.com/oembed/1.0',
  },
  {
    name: 'Scribd',
    patterns: ['https://*.scribd.com/doc/*', 'https://*.scribd.com/document/*'],
    endpoint: 'https://www.scribd.com/services/oembed/',
  },
  {
    name: 'SlideShare',
    patterns: ['https://*.slideshare.net/*/*'],
    endpoint: 'https://www.slideshare.net/api/oembed/2',
  },
  {
    name: 'Speaker Deck',
    patterns: ['https://speakerdeck.com/*/*'],
    endpoint: 'https://speakerdeck.com/oembed.json',
  },
  {
    name: 'Issuu',
    patterns: ['https://*.issuu.com/*/docs/*'],
    endpoint: 'https://issuu.com/oembed',
  },
  {
    name: 'Kickstarter',
    patterns: ['https://*.kickstarter.com/projects/*'],
    endpoint: 'https://www.kickstarter.com/services/oembed',
  },
  {
    name: 'CodePen',
    patterns: ['https://codepen.io/*/pen/*'],
    endpoint: 'https://codepen.io/api/oembed',
  },
]
