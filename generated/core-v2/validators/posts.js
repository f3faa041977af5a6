// Written by `npm run generate` from openapi/. Changes belong there.

const he=ee=>{const re=L,O={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/6"},_embed:{$ref:"/share\
d/6"},context:{$ref:"/shared/7"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{
type:"string"},after:{$ref:"/shared/8"},modified_after:{$ref:"/shared/8"},author:{$ref:"/shared/0"},author_exclude:{$ref:"\
/shared/0"},before:{$ref:"/shared/8"},modified_before:{$ref:"/shared/8"},exclude:{$ref:"/shared/0"},include:{$ref:"/shar\
ed/0"},offset:{type:"integer"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"string",enum:["author","date","i\
d","include","modified","parent","relevance","slug","include_slugs","title"]},search_columns:{type:"array",items:{type:"\
string",enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/6"},status:{type:"array",items:{type:"st\
ring",enum:["publish","future","draft","pending","private","trash","auto-draft","inherit","request-pending","request-con\
firmed","request-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-sc\
hedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}},tax_relation:{$ref:"/shared/1"},categories:{oneOf:[{$ref:"\
/shared/0"},{$ref:"/schemas/CategoryFilter"}]},categories_exclude:{oneOf:[{$ref:"/shared/0"},{$ref:"/schemas/CategoryExc\
lusion"}]},tags:{oneOf:[{$ref:"/shared/0"},{$ref:"/schemas/TagFilter"}]},tags_exclude:{oneOf:[{$ref:"/shared/0"},{$ref:"\
/schemas/TagExclusion"}]},sticky:{type:"boolean"}}},params:{$ref:"/shared/9"},body:{}}};function h(r,{instancePath:a="",
parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let i=0;i<s;i++)
if(typeof r[i]!="string"){const d={instancePath:a+"/"+i,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===0}const te={type:"stri\
ng",enum:["view","embed","edit"]};function w(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,
t=0;if(typeof r!="string"){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="view"||r==="embed"||r==="edit")){const s={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:te.enum},message:"must be equal to one of the allowed values"};e===null?e=[
s]:e.push(s),t++}return w.errors=e,t===0}const K=ee.formats["date-time"];function b(r,{instancePath:a="",parentData:f,parentDataProperty:m,
rootData:o=r}={}){let e=null,t=0;if(typeof r=="string"){if(!K(r)){const s={instancePath:a,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}return b.errors=e,t===0}function c(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,
t=0;if(Array.isArray(r)){const s=r.length;for(let i=0;i<s;i++){let d=r[i];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))){const q={instancePath:a+"/"+i,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[q]:e.push(q),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return c.errors=e,t===0}const se={type:"string",enum:["AND","O\
R"]};function _(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(typeof r!="st\
ring"){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="AND"||r==="OR")){const s={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:se.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}function F(r,{
instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(const s in r)if(!(s==="terms"||s==="include_children"||s==="operator")){const i={instancePath:a,schemaPath:"#/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional prope\
rties"};e===null?e=[i]:e.push(i),t++}if(r.terms!==void 0&&(c(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"\
terms",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.include_children!==void 0&&typeof r.include_children!=
"boolean"){const s={instancePath:a+"/include_children",schemaPath:"#/properties/include_children/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}r.operator!==void 0&&(_(r.operator,{instancePath:a+
"/operator",parentData:r,parentDataProperty:"operator",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return F.errors=e,t===0}function V(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="terms"||s==="include_children")){
const i={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}if(r.terms!==void 0&&(c(r.terms,{instancePath:a+
"/terms",parentData:r,parentDataProperty:"terms",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.include_children!==
void 0&&typeof r.include_children!="boolean"){const s={instancePath:a+"/include_children",schemaPath:"#/properties/inclu\
de_children/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return V.errors=e,t===0}function T(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="terms"||s==="operator")){const i={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[i]:e.push(i),t++}r.terms!==void 0&&(c(r.terms,{instancePath:a+"/terms",parentData:r,
parentDataProperty:"terms",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.operator!==void 0&&(_(r.
operator,{instancePath:a+"/operator",parentData:r,parentDataProperty:"operator",rootData:o})||(e=e===null?_.errors:e.concat(
_.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),t++}return T.errors=e,t===0}function I(r,{instancePath:a="",parentData:f,parentDataProperty:m,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(s!=="terms"){const i={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[i]:e.push(i),t++}r.terms!==void 0&&(c(r.terms,{instancePath:a+"/terms",
parentData:r,parentDataProperty:"terms",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length))}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return I.errors=e,t===0}function k(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,
t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return k.errors=e,t===0}function L(r,{instancePath:a="",
parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let n=r.query;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n._fields!==void 0&&(h(n._fields,{instancePath:a+"\
/query/_fields",parentData:n,parentDataProperty:"_fields",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),
n._embed!==void 0&&(h(n._embed,{instancePath:a+"/query/_embed",parentData:n,parentDataProperty:"_embed",rootData:o})||(e=
e===null?h.errors:e.concat(h.errors),t=e.length)),n.context!==void 0&&(w(n.context,{instancePath:a+"/query/context",parentData:n,
parentDataProperty:"context",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n.page!==void 0){let l=n.
page;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const p={instancePath:a+"/query/page",schemaPath:"#/prope\
rties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),t++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){const p={instancePath:a+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[p]:e.push(p),t++}}if(n.per_page!==void 0){let l=n.per_page;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const p={
instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){
const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[p]:e.push(p),t++}if(l<1||isNaN(l)){const p={instancePath:a+
"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),t++}}}if(n.search!==void 0&&typeof n.search!="string"){const l={
instancePath:a+"/query/search",schemaPath:"#/properties/query/properties/search/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(n.after!==void 0&&(b(n.after,{instancePath:a+"/query/after",
parentData:n,parentDataProperty:"after",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),n.modified_after!==
void 0&&(b(n.modified_after,{instancePath:a+"/query/modified_after",parentData:n,parentDataProperty:"modified_after",rootData:o})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length)),n.author!==void 0&&(c(n.author,{instancePath:a+"/query/author",parentData:n,
parentDataProperty:"author",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),n.author_exclude!==void 0&&
(c(n.author_exclude,{instancePath:a+"/query/author_exclude",parentData:n,parentDataProperty:"author_exclude",rootData:o})||
(e=e===null?c.errors:e.concat(c.errors),t=e.length)),n.before!==void 0&&(b(n.before,{instancePath:a+"/query/before",parentData:n,
parentDataProperty:"before",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),n.modified_before!==void 0&&
(b(n.modified_before,{instancePath:a+"/query/modified_before",parentData:n,parentDataProperty:"modified_before",rootData:o})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length)),n.exclude!==void 0&&(c(n.exclude,{instancePath:a+"/query/exclude",parentData:n,
parentDataProperty:"exclude",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),n.include!==void 0&&(c(n.
include,{instancePath:a+"/query/include",parentData:n,parentDataProperty:"include",rootData:o})||(e=e===null?c.errors:e.
concat(c.errors),t=e.length)),n.offset!==void 0){let l=n.offset;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){
const p={instancePath:a+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}}if(n.order!==void 0){let l=n.order;if(typeof l!="stri\
ng"){const p={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(l==="asc"||l==="desc")){const p={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:O.properties.query.
properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}if(n.orderby!==
void 0){let l=n.orderby;if(typeof l!="string"){const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/p\
roperties/orderby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(l===
"author"||l==="date"||l==="id"||l==="include"||l==="modified"||l==="parent"||l==="relevance"||l==="slug"||l==="include_s\
lugs"||l==="title")){const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"\
enum",params:{allowedValues:O.properties.query.properties.orderby.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[p]:e.push(p),t++}}if(n.search_columns!==void 0){let l=n.search_columns;if(Array.isArray(l)){const p=l.
length;for(let y=0;y<p;y++){let u=l[y];if(typeof u!="string"){const g={instancePath:a+"/query/search_columns/"+y,schemaPath:"\
#/properties/query/properties/search_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),t++}if(!(u==="post_title"||u==="post_content"||u==="post_excerpt")){const g={instancePath:a+"/q\
uery/search_columns/"+y,schemaPath:"#/properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:O.
properties.query.properties.search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=
[g]:e.push(g),t++}}}else{const p={instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/searc\
h_columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(n.slug!==
void 0&&(h(n.slug,{instancePath:a+"/query/slug",parentData:n,parentDataProperty:"slug",rootData:o})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length)),n.status!==void 0){let l=n.status;if(Array.isArray(l)){const p=l.length;for(let y=0;y<p;y++){
let u=l[y];if(typeof u!="string"){const g={instancePath:a+"/query/status/"+y,schemaPath:"#/properties/query/properties/s\
tatus/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}if(!(u===
"publish"||u==="future"||u==="draft"||u==="pending"||u==="private"||u==="trash"||u==="auto-draft"||u==="inherit"||u==="r\
equest-pending"||u==="request-confirmed"||u==="request-failed"||u==="request-completed"||u==="ads_expired"||u==="fields-\
disabled"||u==="cal-ea-success"||u==="cal-ea-failed"||u==="cal-ea-schedule"||u==="cal-ea-pending"||u==="cal-ea-draft"||u===
"cal-ignored"||u==="any")){const g={instancePath:a+"/query/status/"+y,schemaPath:"#/properties/query/properties/status/i\
tems/enum",keyword:"enum",params:{allowedValues:O.properties.query.properties.status.items.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[g]:e.push(g),t++}}}else{const p={instancePath:a+"/query/status",schemaPath:"#\
/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.
push(p),t++}}if(n.tax_relation!==void 0&&(_(n.tax_relation,{instancePath:a+"/query/tax_relation",parentData:n,parentDataProperty:"\
tax_relation",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),n.categories!==void 0){let l=n.categories;
const p=t;let y=!1,u=null;const g=t;c(l,{instancePath:a+"/query/categories",parentData:n,parentDataProperty:"categories",
rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length);var s=g===t;s&&(y=!0,u=0);const N=t;F(l,{instancePath:a+
"/query/categories",parentData:n,parentDataProperty:"categories",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),t=
e.length);var s=N===t;if(s&&y?(y=!1,u=[u,1]):s&&(y=!0,u=1),y)t=p,e!==null&&(p?e.length=p:e=null);else{const P={instancePath:a+
"/query/categories",schemaPath:"#/properties/query/properties/categories/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),t++}}if(n.categories_exclude!==void 0){let l=n.
categories_exclude;const p=t;let y=!1,u=null;const g=t;c(l,{instancePath:a+"/query/categories_exclude",parentData:n,parentDataProperty:"\
categories_exclude",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length);var i=g===t;i&&(y=!0,u=0);const N=t;
V(l,{instancePath:a+"/query/categories_exclude",parentData:n,parentDataProperty:"categories_exclude",rootData:o})||(e=e===
null?V.errors:e.concat(V.errors),t=e.length);var i=N===t;if(i&&y?(y=!1,u=[u,1]):i&&(y=!0,u=1),y)t=p,e!==null&&(p?e.length=
p:e=null);else{const P={instancePath:a+"/query/categories_exclude",schemaPath:"#/properties/query/properties/categories_\
exclude/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[P]:
e.push(P),t++}}if(n.tags!==void 0){let l=n.tags;const p=t;let y=!1,u=null;const g=t;c(l,{instancePath:a+"/query/tags",parentData:n,
parentDataProperty:"tags",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.length);var d=g===t;d&&(y=!0,u=0);const N=t;
T(l,{instancePath:a+"/query/tags",parentData:n,parentDataProperty:"tags",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),
t=e.length);var d=N===t;if(d&&y?(y=!1,u=[u,1]):d&&(y=!0,u=1),y)t=p,e!==null&&(p?e.length=p:e=null);else{const P={instancePath:a+
"/query/tags",schemaPath:"#/properties/query/properties/tags/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"m\
ust match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),t++}}if(n.tags_exclude!==void 0){let l=n.tags_exclude;const p=t;
let y=!1,u=null;const g=t;c(l,{instancePath:a+"/query/tags_exclude",parentData:n,parentDataProperty:"tags_exclude",rootData:o})||
(e=e===null?c.errors:e.concat(c.errors),t=e.length);var q=g===t;q&&(y=!0,u=0);const N=t;I(l,{instancePath:a+"/query/tags\
_exclude",parentData:n,parentDataProperty:"tags_exclude",rootData:o})||(e=e===null?I.errors:e.concat(I.errors),t=e.length);
var q=N===t;if(q&&y?(y=!1,u=[u,1]):q&&(y=!0,u=1),y)t=p,e!==null&&(p?e.length=p:e=null);else{const P={instancePath:a+"/qu\
ery/tags_exclude",schemaPath:"#/properties/query/properties/tags_exclude/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),t++}}if(n.sticky!==void 0&&typeof n.sticky!="\
boolean"){const l={instancePath:a+"/query/sticky",schemaPath:"#/properties/query/properties/sticky/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:a+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}}r.
params!==void 0&&(k(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?
k.errors:e.concat(k.errors),t=e.length))}return L.errors=e,t===0}const ae=W;function x(r,{instancePath:a="",parentData:f,
parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(h(
r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?h.errors:e.concat(
h.errors),t=e.length)),r._embed!==void 0&&(h(r._embed,{instancePath:a+"/_embed",parentData:r,parentDataProperty:"_embed",
rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length));else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return x.errors=e,t===0}const Q={type:"\
object",required:[],properties:{date:{$ref:"/shared/2"},date_gmt:{$ref:"/shared/2"},slug:{type:["string","null"]},title:{
$ref:"/schemas/TitleInput"},author:{type:"integer"},featured_media:{type:["integer","null"]},comment_status:{$ref:"/shar\
ed/3"},ping_status:{$ref:"/shared/3"},template:{$ref:"/shared/4"}}},oe={type:["string","null"],format:"date-time"};function A(r,{
instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&r!==null){const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:oe.type},message:"must be string,null"};e===null?e=[s]:e.
push(s),t++}if(typeof r=="string"&&!K(r)){const s={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),t++}return A.errors=e,t===0}const ne={type:[
"string","object"],required:[],properties:{raw:{$ref:"/shared/4"}}},ie={type:["string","number","boolean","null"]};function v(r,{
instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&!(typeof r==
"number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:ie.type},message:"must be string,number,boolean,null"};e===null?e=[s]:e.push(s),t++}return v.errors=e,t===0}function S(r,{
instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:ne.type},message:"\
must be string,object"};e===null?e=[s]:e.push(s),t++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0&&(v(
r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),S.errors=e,t===0}const le={type:"string",enum:["open","closed"]};function j(r,{instancePath:a="",parentData:f,
parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="open"||r==="close\
d")){const s={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:le.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[s]:e.push(s),t++}return j.errors=e,t===0}function C(r,{instancePath:a="",parentData:f,
parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==void 0&&(A(
r.date,{instancePath:a+"/date",parentData:r,parentDataProperty:"date",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),
t=e.length)),r.date_gmt!==void 0&&(A(r.date_gmt,{instancePath:a+"/date_gmt",parentData:r,parentDataProperty:"date_gmt",rootData:o})||
(e=e===null?A.errors:e.concat(A.errors),t=e.length)),r.slug!==void 0){let s=r.slug;if(typeof s!="string"&&s!==null){const i={
instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:Q.properties.slug.type},message:"\
must be string,null"};e===null?e=[i]:e.push(i),t++}}if(r.title!==void 0&&(S(r.title,{instancePath:a+"/title",parentData:r,
parentDataProperty:"title",rootData:o})||(e=e===null?S.errors:e.concat(S.errors),t=e.length)),r.author!==void 0){let s=r.
author;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const i={instancePath:a+"/author",schemaPath:"#/propert\
ies/author/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(r.featured_media!==
void 0){let s=r.featured_media;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){const i={instancePath:a+
"/featured_media",schemaPath:"#/properties/featured_media/type",keyword:"type",params:{type:Q.properties.featured_media.
type},message:"must be integer,null"};e===null?e=[i]:e.push(i),t++}}r.comment_status!==void 0&&(j(r.comment_status,{instancePath:a+
"/comment_status",parentData:r,parentDataProperty:"comment_status",rootData:o})||(e=e===null?j.errors:e.concat(j.errors),
t=e.length)),r.ping_status!==void 0&&(j(r.ping_status,{instancePath:a+"/ping_status",parentData:r,parentDataProperty:"pi\
ng_status",rootData:o})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),r.template!==void 0&&(v(r.template,{instancePath:a+
"/template",parentData:r,parentDataProperty:"template",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),t=e.length))}else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return C.errors=e,t===0}const J={type:"object",required:[],properties:{status:{type:["string","null"],enum:[
"publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-\
schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]},password:{type:["string","null"]},content:{$ref:"\
/schemas/ContentInput"},excerpt:{$ref:"/schemas/ExcerptInput"},meta:{$ref:"/schemas/EntryMetaInput"}}},pe={type:["string",
"object"],required:[],properties:{raw:{$ref:"/shared/4"}}};function R(r,{instancePath:a="",parentData:f,parentDataProperty:m,
rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:pe.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}return r&&
typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0&&(v(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"\
raw",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),R.errors=e,t===0}const ue={type:["string","objec\
t"],required:[],properties:{raw:{$ref:"/shared/4"}}};function M(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){
let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:ue.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}return r&&typeof r==
"object"&&!Array.isArray(r)&&r.raw!==void 0&&(v(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:o})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)),M.errors=e,t===0}function z(r,{instancePath:a="",parentData:f,parentDataProperty:m,
rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return z.errors=e,t===
0}function B(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.status!==void 0){let s=r.status;if(typeof s!="string"&&s!==null){const i={instancePath:a+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:J.properties.status.type},message:"must be s\
tring,null"};e===null?e=[i]:e.push(i),t++}if(!(s==="publish"||s==="future"||s==="draft"||s==="pending"||s==="private"||s===
"ads_expired"||s==="fields-disabled"||s==="cal-ea-success"||s==="cal-ea-failed"||s==="cal-ea-schedule"||s==="cal-ea-pend\
ing"||s==="cal-ea-draft"||s==="cal-ignored"||s==="trash"||s===null)){const i={instancePath:a+"/status",schemaPath:"#/pro\
perties/status/enum",keyword:"enum",params:{allowedValues:J.properties.status.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[i]:e.push(i),t++}}if(r.password!==void 0){let s=r.password;if(typeof s!="string"&&s!==null){
const i={instancePath:a+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:J.properties.password.
type},message:"must be string,null"};e===null?e=[i]:e.push(i),t++}}r.content!==void 0&&(R(r.content,{instancePath:a+"/co\
ntent",parentData:r,parentDataProperty:"content",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),t=e.length)),r.excerpt!==
void 0&&(M(r.excerpt,{instancePath:a+"/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:o})||(e=e===null?M.errors:
e.concat(M.errors),t=e.length)),r.meta!==void 0&&(z(r.meta,{instancePath:a+"/meta",parentData:r,parentDataProperty:"meta",
rootData:o})||(e=e===null?z.errors:e.concat(z.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return B.errors=e,t===0}function G(r,{
instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;return C(r,{instancePath:a,parentData:f,
parentDataProperty:m,rootData:o})||(e=e===null?C.errors:e.concat(C.errors),t=e.length),B(r,{instancePath:a,parentData:f,
parentDataProperty:m,rootData:o})||(e=e===null?B.errors:e.concat(B.errors),t=e.length),G.errors=e,t===0}const U={type:"o\
bject",required:[],properties:{format:{type:"string",enum:["standard","aside","chat","gallery","link","image","quote","s\
tatus","video","audio"]},sticky:{type:["boolean","null"]},categories:{$ref:"/shared/5"},tags:{$ref:"/shared/5"}}},ce={type:[
"array","null"],items:{type:"integer"}};function $(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){
let e=null,t=0;if(!Array.isArray(r)&&r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:ce.
type},message:"must be array,null"};e===null?e=[s]:e.push(s),t++}if(Array.isArray(r)){const s=r.length;for(let i=0;i<s;i++){
let d=r[i];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const q={instancePath:a+"/"+i,schemaPath:"#/items/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[q]:e.push(q),t++}}}return $.errors=e,
t===0}function H(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.format!==void 0){let s=r.format;if(typeof s!="string"){const i={instancePath:a+"/forma\
t",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),t++}if(!(s==="standard"||s==="aside"||s==="chat"||s==="gallery"||s==="link"||s==="image"||s==="quote"||s==="st\
atus"||s==="video"||s==="audio")){const i={instancePath:a+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",
params:{allowedValues:U.properties.format.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(
i),t++}}if(r.sticky!==void 0){let s=r.sticky;if(typeof s!="boolean"&&s!==null){const i={instancePath:a+"/sticky",schemaPath:"\
#/properties/sticky/type",keyword:"type",params:{type:U.properties.sticky.type},message:"must be boolean,null"};e===null?
e=[i]:e.push(i),t++}}r.categories!==void 0&&($(r.categories,{instancePath:a+"/categories",parentData:r,parentDataProperty:"\
categories",rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),r.tags!==void 0&&($(r.tags,{instancePath:a+
"/tags",parentData:r,parentDataProperty:"tags",rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length))}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return H.errors=e,t===0}function E(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,
t=0;return G(r,{instancePath:a,parentData:f,parentDataProperty:m,rootData:o})||(e=e===null?G.errors:e.concat(G.errors),t=
e.length),H(r,{instancePath:a,parentData:f,parentDataProperty:m,rootData:o})||(e=e===null?H.errors:e.concat(H.errors),t=
e.length),E.errors=e,t===0}function W(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(x(r.query,{instancePath:a+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),r.params!==void 0&&(k(r.params,
{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),
t=e.length)),r.body!==void 0&&(E(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=
e===null?E.errors:e.concat(E.errors),t=e.length))),W.errors=e,t===0}const ye=X;function D(r,{instancePath:a="",parentData:f,
parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required prop\
erty 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){const i={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[i]:e.push(i),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return D.errors=e,t===0}function X(r,{instancePath:a="",
parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s._fields!==void 0&&(h(s._fields,{instancePath:a+"\
/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),
s._embed!==void 0&&(h(s._embed,{instancePath:a+"/query/_embed",parentData:s,parentDataProperty:"_embed",rootData:o})||(e=
e===null?h.errors:e.concat(h.errors),t=e.length)),s.context!==void 0&&(w(s.context,{instancePath:a+"/query/context",parentData:s,
parentDataProperty:"context",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),s.password!==void 0&&typeof s.
password!="string"){const i={instancePath:a+"/query/password",schemaPath:"#/properties/query/properties/password/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/quer\
y",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.
push(i),t++}}r.params!==void 0&&(D(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:o})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length))}return X.errors=e,t===0}const fe=Y;function Y(r,{instancePath:a="",
parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(x(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?x.errors:e.
concat(x.errors),t=e.length)),r.params!==void 0&&(D(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.body!==void 0&&(E(r.body,{instancePath:a+"/\
body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),t=e.length))),Y.errors=
e,t===0}const me=Z;function Z(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:o=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
_fields!==void 0&&(h(s._fields,{instancePath:a+"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:o})||
(e=e===null?h.errors:e.concat(h.errors),t=e.length)),s._embed!==void 0&&(h(s._embed,{instancePath:a+"/query/_embed",parentData:s,
parentDataProperty:"_embed",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),s.force!==void 0&&typeof s.
force!="boolean"){const i={instancePath:a+"/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:a+"/qu\
ery",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:
e.push(i),t++}}r.params!==void 0&&(D(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:o})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length))}return Z.errors=e,t===0}return{createPost:ae,deletePost:me,getPost:ye,
listPosts:re,updatePost:fe}};export{he as createValidators};
