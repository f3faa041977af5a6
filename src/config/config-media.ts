/** Where media files go, and which are taken. */

export interface MediaConfig {
  /** Largest file that is taken, in bytes. */
  readonly limit: number
  /** SVG pictures are taken, and cleaned of what browsers could run. */
  readonly allowSvg: boolean
  /** An S3-compatible bucket; files lie below the data folder when this is absent. */
  readonly s3?: S3Config
}

export interface S3Config {
  readonly bucket: string
  readonly region: string
  /** Of a server other than Amazon's. */
  readonly endpoint?: string
  /** Without keys those of the surroundings count, such as a machine's role. */
  readonly keys?: { readonly id: string; readonly secret: string }
  /** The bucket stands in the path of addresses and not in the host. */
  readonly pathStyle: boolean
}
