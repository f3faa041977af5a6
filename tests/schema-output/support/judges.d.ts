declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: object)
    validate(extracted: unknown): Promise<unknown>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean })
    parse(html: string): unknown
  }
}
