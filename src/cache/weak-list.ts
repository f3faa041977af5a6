/** Values that somebody else holds, for as long as they do. */
export interface WeakList<Value extends object> {
  add(value: Value): void
  living(): Value[]
}

export function createWeakList<Value extends object>(): WeakList<Value> {
  const references = new Set<WeakRef<Value>>()
  return {
    add: (value) => void references.add(new WeakRef(value)),
    living() {
      const values: Value[] = []
      for (const reference of references) {
        const value = reference.deref()
        if (value === undefined) references.delete(reference)
        else values.push(value)
      }
      return values
    },
  }
}
