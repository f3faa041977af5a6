import type { WriteApp } from '../app/write-app.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import type { Visibility } from './entry-values.ts'
import { FeaturedPicture } from './featured-picture.tsx'
import { TermField } from './term-field.tsx'
import type { Entry } from './use-entry.ts'

export interface EntrySettingsProps {
  readonly app: WriteApp
  readonly entry: Entry
  readonly hasTerms: boolean
}

const VISIBILITIES: readonly Visibility[] = ['public', 'private', 'password']

/** Everything about the item but its texts. */
export function EntrySettings({ app, entry, hasTerms }: EntrySettingsProps) {
  const { words, user } = app
  const { values, problems, change } = entry
  return (
    <section class="panel" aria-label={words('form.settings')}>
      <SelectField
        label={words('form.visibility')}
        value={values.visibility}
        options={VISIBILITIES.map((value) => ({ value, label: words(`form.visibility.${value}`) }))}
        error={problems['status']}
        onChange={(visibility) => change({ visibility })}
      />
      {values.visibility === 'password' && (
        <TextField
          label={words('form.password')}
          value={values.password}
          error={problems['password']}
          onInput={(password) => change({ password })}
        />
      )}
      <TextField
        label={words('form.date')}
        hint={words('form.dateHint', { zone: app.site.zone })}
        type="datetime-local"
        value={values.date}
        error={problems['date']}
        onInput={(date) => change({ date: date.slice(0, 16) })}
      />
      <TextField
        label={words('form.slug')}
        hint={words('form.slugHint')}
        value={values.slug}
        error={problems['slug']}
        onInput={(slug) => change({ slug })}
      />
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
