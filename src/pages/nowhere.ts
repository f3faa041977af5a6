import type { AppContext } from '../context.ts'
import type { PageRoute } from '../http/pages.ts'
import { namelessSite, notFound, publicSite, refusal } from './public-site.ts'

/** Answers addresses that cannot be decoded, such as links in the encoding of a site's former program. */
export const createNowhereRoute = (ctx: AppContext): PageRoute => ({
  path: /^$/,
  methods: ['GET'],
  answer: async () => notFound(await publicSite(ctx)),
  refuse: (status) => refusal(namelessSite(ctx), status),
})
