/** The allowed content of a drawing. Everything else is dropped. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Elements for drawing. None of them runs, loads, animates or links to anything. */
export const ELEMENTS = words(`
  svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon
  text tspan textPath linearGradient radialGradient stop clipPath mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feFlood feGaussianBlur feMerge
  feMergeNode feMorphology feOffset feTile feFuncR feFuncG feFuncB feFuncA`)

/** Elements whose content HTML parsers treat as HTML: they keep text but no elements. */
export const TEXT_ONLY = words('title desc')

/** Style properties, both as attributes and in `style`. */
const PROPERTIES = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation
  color-interpolation-filters direction display dominant-baseline fill fill-opacity fill-rule
  filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style
  font-variant font-weight image-rendering isolation letter-spacing lighting-color line-height
  marker marker-start marker-mid marker-end mask mask-type mix-blend-mode opacity overflow
  paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering transform transform-box transform-origin unicode-bidi
  vector-effect visibility word-spacing writing-mode`)

/** Attributes of shapes and geometry. */
const GEOMETRY = words(`
  version viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
  width height dx dy rotate textLength lengthAdjust startOffset method spacing side gradientUnits
  gradientTransform spreadMethod offset clipPathUnits maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits result in in2 stdDeviation edgeMode mode type values operator k1 k2 k3
  k4 radius tableValues slope intercept amplitude exponent systemLanguage`)

/** Attributes with texts or names, which are never read as an address or a style. */
const TEXTS = words('class lang role aria-label aria-hidden aria-labelledby aria-describedby')

/** Functions in style values. `url()` is checked separately, by its target. */
const FUNCTIONS = words(`
  rgb rgba hsl hsla calc min max translate translateX translateY scale scaleX scaleY rotate skewX
  skewY matrix`)

const NAME = String.raw`[\p{L}\p{N}_.:-]+`
const NAMED = new RegExp(`^${NAME}$`, 'u')
const REFERENCE = new RegExp(`^#${NAME}$`, 'u')
const OWN_URL = new RegExp(String.raw`url\(\s*(["']?)#${NAME}\1\s*\)`, 'giu')
/** No colon, so no scheme; no backslash, so no escapes; no markup characters. */
const PLAIN_VALUE = /^[\p{L}\p{N}\s.,#%+()'"_*/-]*$/u
/** The name before a bracket, searched from the beginning of words alone. */
const CALL = /(?<![\p{L}\p{N}_-])([\p{L}\p{N}_-]*)\(/gu

/**
 * Returns the value that an attribute keeps; undefined to drop it. Addresses may only refer to the
 * drawing itself.
 *
 * @example keptValue('href', 'https://example.org/') // undefined
 */
export function keptValue(name: string, value: string): string | undefined {
  if (name === 'style') return keptStyle(value)
  return isAllowed(name, value) ? value : undefined
}

function isAllowed(name: string, value: string): boolean {
  if (name === 'id') return NAMED.test(value)
  if (name === 'href') return REFERENCE.test(value)
  if (TEXTS.has(name)) return true
  return (PROPERTIES.has(name) || GEOMETRY.has(name)) && isPlainValue(value)
}

/** Keeps the declarations of a style whose property and value are allowed. */
function keptStyle(style: string): string | undefined {
  const kept = style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    return PROPERTIES.has(property) && isPlainValue(value) ? [`${property}:${value}`] : []
  })
  return kept.length === 0 ? undefined : kept.join(';')
}

function isPlainValue(value: string): boolean {
  const rest = value.replaceAll(OWN_URL, ' ')
  if (!PLAIN_VALUE.test(rest) || rest.includes('/*')) return false
  return [...rest.matchAll(CALL)].every(([, name = '']) => FUNCTIONS.has(name))
}
