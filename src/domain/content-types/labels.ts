/** The display names of a type, capitalized. */
export interface Words {
  readonly many: string
  readonly one: string
}

type Labels = Record<string, string | null>

/** Labels by use, which clients show on buttons and headings. */
export function labelsOf({ many, one }: Words): Labels {
  return {
    name: many,
    singular_name: one,
    menu_name: many,
    add_new_item: `Add ${one.toLowerCase()}`,
    edit_item: `Edit ${one.toLowerCase()}`,
    view_item: `View ${one.toLowerCase()}`,
    search_items: `Search ${many.toLowerCase()}`,
    not_found: `No ${many.toLowerCase()} found.`,
    all_items: `All ${many.toLowerCase()}`,
    items_list: `List of ${many.toLowerCase()}`,
  }
}

/** The labels of hierarchical types; null for flat ones. */
export function parentLabels({ one }: Words, hierarchical: boolean): Labels {
  const parent = `Parent ${one.toLowerCase()}`
  return {
    parent_item: hierarchical ? parent : null,
    parent_item_colon: hierarchical ? `${parent}:` : null,
  }
}
