import { useApp } from '../app/app-context.ts'
import { kinds, type KindName } from './entry-kinds.ts'
import { PagePlace } from './page-place.tsx'
import { PublicationFields } from './publication-fields.tsx'
import { TermField } from './term-field.tsx'
import type { Entry } from './use-entry.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Picture } from './picture-dialog.tsx'
import { PictureField } from './picture-field.tsx'

/** Everything about the item but its texts. */
export function EntrySettings({ entry, kind }: { readonly entry: Entry; readonly kind: KindName }) {
  const { words, user } = useApp()
  const { values, problems, change } = entry
  const { hasTerms, hasParent, publish } = kinds[kind]
  return (
    <section class="panel" aria-label={words('form.settings')}>
      <PublicationFields
        values={values}
        mayPublish={user.can(publish)}
        errors={problems}
        onChange={change}
      />
      {hasParent && <PagePlace entry={entry} />}
      {hasTerms && (
        <>
          <TermField
            kind="categories"
            mayMake={user.can('manage_categories')}
            chosen={values.categories}
            onChange={(categories) => change({ categories })}
          />
          <TermField
            kind="tags"
            mayMake={user.can('edit_posts')}
            chosen={values.tags}
            onChange={(tags) => change({ tags })}
          />
        </>
      )}
      <FeaturedPicture
        id={values.featuredMedia}
        error={problems['featured_media']}
        onChange={(featuredMedia) => change({ featuredMedia })}
      />
    </section>
  )
}

interface FeaturedPictureProps {
  /** 0 for none. */
  readonly id: number
  readonly error: string | undefined
  readonly onChange: (id: number) => void
}

/** The picture that represents an item in lists and above its text. */
function FeaturedPicture({ id, error, onChange }: FeaturedPictureProps) {
  const { client } = useApp()
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    if (id === 0 || picture?.id === id) return
    client.get('/core/v2/media/{id}', { path: { id }, fields: ['source_url', 'alt_text'] }).then(
      ({ data }) => setPicture({ id, url: data.source_url, alt: data.alt_text }),
      () => setPicture(undefined),
    )
  }, [id])
  return (
    <PictureField
      hasPicture={id !== 0}
      picture={id !== 0 && picture?.id === id ? picture : undefined}
      error={error}
      onChange={(picked) => {
        if (picked !== undefined) setPicture(picked)
        onChange(picked?.id ?? 0)
      }}
    />
  )
}
