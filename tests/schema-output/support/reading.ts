import type { Answer, Api } from '../../support/api.ts'

export type Node = Readonly<Record<string, unknown>>

/** Ways to ask for the structured data of an entry. */
export interface Reading {
  read(id: number | string): Promise<Answer>
  nodesOf(id: number): Promise<Node[]>
  /** The first node of a type. */
  nodeOf(id: number, type: string): Promise<Node | undefined>
  typesOf(id: number): Promise<unknown[]>
}

export function createReading(api: Api): Reading {
  const read = (id: number | string): Promise<Answer> => api.get(`/schema-output/posts/${id}`)
  const nodesOf = async (id: number): Promise<Node[]> => (await read(id)).body.json_ld as Node[]
  return {
    read,
    nodesOf,
    nodeOf: async (id, type) => (await nodesOf(id)).find((node) => node['@type'] === type),
    typesOf: async (id) => (await nodesOf(id)).map((node) => node['@type']),
  }
}
