import type { components } from '../../../../generated/core-v2/types.ts'
import { htmlForm } from '../../../domain/text/html-form.ts'
import type { SiteSettings } from '../../../domain/site/site-settings.ts'
import type { FieldTable } from '../../../http/selection.ts'

export interface SettingsEnvironment {
  readonly siteUrl: string
}

/** The settings as shown to administrators (behaviour/site.md#settings). */
export const settingsFields: FieldTable<
  components['schemas']['Settings'],
  SiteSettings,
  SettingsEnvironment
> = {
  title: ({ title }) => htmlForm(title),
  description: ({ description }) => htmlForm(description),
  url: (_settings, { siteUrl }) => siteUrl,
  email: ({ adminEmail }) => adminEmail,
  timezone: ({ timezone }) => timezone,
  date_format: ({ dateFormat }) => dateFormat,
  time_format: ({ timeFormat }) => timeFormat,
  start_of_week: ({ startOfWeek }) => startOfWeek,
  language: ({ language }) => language,
  use_smilies: ({ useSmilies }) => useSmilies,
  default_category: ({ defaultCategory }) => defaultCategory,
  default_post_format: ({ defaultPostFormat }) => defaultPostFormat,
  posts_per_page: ({ postsPerPage }) => postsPerPage,
  show_on_front: ({ showOnFront }) => showOnFront,
  page_on_front: ({ pageOnFront }) => pageOnFront,
  page_for_posts: ({ pageForPosts }) => pageForPosts,
  default_ping_status: ({ defaultPingStatus }) => defaultPingStatus,
  default_comment_status: ({ defaultCommentStatus }) => defaultCommentStatus,
  site_logo: ({ siteLogo }) => (siteLogo === 0 ? null : siteLogo),
  site_icon: ({ siteIcon }) => siteIcon,
  custom_css: ({ customCss }) => customCss,
  show_api_links: ({ showApiLinks }) => showApiLinks,
}
