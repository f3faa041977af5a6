import { useApp } from '../app/app-context.ts'
import { PictureField } from '../entries/picture-field.tsx'
import { PublicationFields } from '../entries/publication-fields.tsx'
import { Chooser } from '../ui/chooser.tsx'
import { TextField } from '../ui/field.tsx'
import { findCategories, findTags } from './event-store.ts'
import type { EventPartProps } from './event-times.tsx'
import { newTerm } from './event-values.ts'

/** Further settings of an event. */
export function EventSettings({ values, onChange, errors }: EventPartProps) {
  const app = useApp()
  const { words } = app
  const mayPublish = app.user.can('publish_cal_events')
  return (
    <section class="panel" aria-label={words('events.more')}>
      <PublicationFields
        values={values}
        mayPublish={mayPublish}
        errors={errors}
        onChange={(part) => onChange({ ...values, ...part })}
      />
      <PictureField
        hasPicture={values.picture !== undefined}
        picture={values.picture}
        error={errors['image']}
        onChange={(picture) => onChange({ ...values, picture })}
      />
      <TextField
        label={words('events.cost')}
        hint={words('events.costHint')}
        value={values.cost}
        error={errors['cost']}
        onInput={(cost) => onChange({ ...values, cost })}
      />
      <TextField
        label={words('events.website')}
        type="url"
        value={values.website}
        error={errors['website']}
        onInput={(website) => onChange({ ...values, website })}
      />
      <Chooser
        label={words('events.categories')}
        error={errors['categories']}
        chosen={values.categories}
        onChange={(categories) => onChange({ ...values, categories })}
        find={findCategories(app)}
        create={
          mayPublish
            ? (name) => onChange({ ...values, categories: [...values.categories, newTerm(name)] })
            : undefined
        }
      />
      <Chooser
        label={words('events.tags')}
        error={errors['tags']}
        chosen={values.tags}
        onChange={(tags) => onChange({ ...values, tags })}
        find={findTags(app)}
        create={
          mayPublish
            ? (name) => onChange({ ...values, tags: [...values.tags, newTerm(name)] })
            : undefined
        }
      />
    </section>
  )
}
