import { create as contentDisposition } from 'content-disposition'
import type { TemplatesOperations } from '../../../generated/block-editor-v1/operations.ts'
import { has } from '../../domain/accounts/caller.ts'
import { forbidden } from '../../domain/errors/errors.ts'
import { ARCHIVE_NAME, exportTemplates } from '../../domain/templates/export-templates.ts'

/** The site's templates in one file (behaviour/tools.md#export-of-templates). */
export const templates: TemplatesOperations = {
  exportTemplates: {
    authorize({ caller }) {
      if (!has(caller, 'export') || !has(caller, 'edit_theme_options')) {
        throw forbidden('rest_cannot_export_templates', caller)
      }
    },
    async run(_call, ctx) {
      return {
        status: 200,
        body: await exportTemplates(ctx),
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': contentDisposition(ARCHIVE_NAME),
        },
      }
    },
  },
}
