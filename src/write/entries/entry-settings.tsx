import type { WriteApp } from '../app/write-app.ts'
import { kinds, type KindName } from './entry-kinds.ts'
import { FeaturedPicture } from './featured-picture.tsx'
import { PagePlace } from './page-place.tsx'
import { PublicationFields } from './publication-fields.tsx'
import { TermField } from './term-field.tsx'
import type { Entry } from './use-entry.ts'

export interface EntrySettingsProps {
  readonly app: WriteApp
  readonly entry: Entry
  readonly kind: KindName
}

/** Everything about the item but its texts. */
export function EntrySettings({ app, entry, kind }: EntrySettingsProps) {
  const { words, user } = app
  const { values, problems, change } = entry
  const { hasTerms, hasParent, publish } = kinds[kind]
  return (
    <section class="panel" aria-label={words('form.settings')}>
      <PublicationFields
        app={app}
        values={values}
        mayPublish={user.can(publish)}
        errors={problems}
        onChange={change}
      />
      {hasParent && <PagePlace app={app} entry={entry} />}
      {hasTerms && (
        <>
          <TermField
            app={app}
            kind="categories"
            mayMake={user.can('manage_categories')}
            chosen={values.categories}
            onChange={(categories) => change({ categories })}
          />
          <TermField
            app={app}
            kind="tags"
            mayMake={user.can('edit_posts')}
            chosen={values.tags}
            onChange={(tags) => change({ tags })}
          />
        </>
      )}
      <FeaturedPicture
        app={app}
        id={values.featuredMedia}
        error={problems['featured_media']}
        onChange={(featuredMedia) => change({ featuredMedia })}
      />
    </section>
  )
}
