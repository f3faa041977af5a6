// Written by `npm run generate` from openapi/. Changes belong there.

const De=X=>{const le=Z,V={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/7"},_embed:{$ref:"/shared\
/9"},context:{$ref:"/shared/11"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{
$ref:"/shared/10"},after:{$ref:"/shared/12"},modified_after:{$ref:"/shared/12"},author:{$ref:"/shared/0"},author_exclude:{
$ref:"/shared/0"},before:{$ref:"/shared/12"},modified_before:{$ref:"/shared/12"},exclude:{$ref:"/shared/0"},include:{$ref:"\
/shared/0"},offset:{type:"integer"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"string",enum:["author","dat\
e","id","include","modified","parent","relevance","slug","include_slugs","title"]},search_columns:{type:"array",items:{type:"\
string",enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/9"},status:{type:"array",items:{type:"st\
ring",enum:["publish","future","draft","pending","private","trash","auto-draft","inherit","request-pending","request-con\
firmed","request-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-sc\
hedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}},tax_relation:{$ref:"/shared/1"},categories:{oneOf:[{$ref:"\
/shared/0"},{$ref:"/schemas/CategoryFilter"}]},categories_exclude:{oneOf:[{$ref:"/shared/0"},{$ref:"/schemas/CategoryExc\
lusion"}]},tags:{oneOf:[{$ref:"/shared/0"},{$ref:"/schemas/TagFilter"}]},tags_exclude:{oneOf:[{$ref:"/shared/0"},{$ref:"\
/schemas/TagExclusion"}]},sticky:{type:"boolean"},format:{type:"array",items:{$ref:"/shared/5"}}}},params:{$ref:"/shared\
/13"},body:{}}},P=X.lengthOf;function I(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,
t=0;if(typeof r=="string"){if(P(r)>8e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return I.errors=e,t===
0}function b(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(Array.isArray(r)){
const s=r.length;for(let n=0;n<s;n++)I(r[n],{instancePath:a+"/"+n,parentData:r,parentDataProperty:n,rootData:o})||(e=e===
null?I.errors:e.concat(I.errors),t=e.length)}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return b.errors=e,t===0}function k(r,{instancePath:a="",parentData:m,
parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(typeof r=="string"){if(P(r)>2e3){const s={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}return k.errors=e,t===0}function d(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)k(r[n],{instancePath:a+"/"+n,
parentData:r,parentDataProperty:n,rootData:o})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)}else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return d.
errors=e,t===0}const ie={type:"string",enum:["view","embed","edit"]};function x(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="view"||r==="embed"||r==="edit")){const s={
instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ie.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[s]:e.push(s),t++}return x.errors=e,t===0}const Y=X.formats["date-time-or-local"];function v(r,{
instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(typeof r=="string"){if(!Y(r)){const s={
instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},message:'must match format "d\
ate-time-or-local"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return v.errors=e,t===0}function y(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++){
let h=r[n];if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const q={instancePath:a+"/"+n,schemaPath:"#/items/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[q]:e.push(q),t++}}}else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return y.
errors=e,t===0}const pe={type:"string",enum:["AND","OR"]};function w(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="AND"||r==="OR")){const s={instancePath:a,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),t++}return w.errors=e,t===0}function S(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="terms"||s==="include_children"||s===
"operator")){const n={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.terms!==void 0&&(y(r.terms,{instancePath:a+
"/terms",parentData:r,parentDataProperty:"terms",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.include_children!==
void 0&&typeof r.include_children!="boolean"){const s={instancePath:a+"/include_children",schemaPath:"#/properties/inclu\
de_children/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),t++}r.operator!==
void 0&&(w(r.operator,{instancePath:a+"/operator",parentData:r,parentDataProperty:"operator",rootData:o})||(e=e===null?w.
errors:e.concat(w.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return S.errors=e,t===0}function C(r,{instancePath:a="",parentData:m,
parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s===
"terms"||s==="include_children")){const n={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.terms!==
void 0&&(y(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"terms",rootData:o})||(e=e===null?y.errors:e.
concat(y.errors),t=e.length)),r.include_children!==void 0&&typeof r.include_children!="boolean"){const s={instancePath:a+
"/include_children",schemaPath:"#/properties/include_children/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return C.errors=e,t===0}function R(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)
if(!(s==="terms"||s==="operator")){const n={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}r.terms!==
void 0&&(y(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"terms",rootData:o})||(e=e===null?y.errors:e.
concat(y.errors),t=e.length)),r.operator!==void 0&&(w(r.operator,{instancePath:a+"/operator",parentData:r,parentDataProperty:"\
operator",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return R.errors=e,t===
0}function M(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){for(const s in r)if(s!=="terms"){const n={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[n]:e.push(
n),t++}r.terms!==void 0&&(y(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"terms",rootData:o})||(e=e===
null?y.errors:e.concat(y.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return M.errors=e,t===0}const ue={type:"string",enum:["s\
tandard","aside","chat","gallery","link","image","quote","status","video","audio"]};function A(r,{instancePath:a="",parentData:m,
parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="standard"||r==="a\
side"||r==="chat"||r==="gallery"||r==="link"||r==="image"||r==="quote"||r==="status"||r==="video"||r==="audio")){const s={
instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ue.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[s]:e.push(s),t++}return A.errors=e,t===0}function j(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return j.errors=e,t===
0}function Z(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.query!==void 0){let l=r.query;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l._fields!==
void 0&&(b(l._fields,{instancePath:a+"/query/_fields",parentData:l,parentDataProperty:"_fields",rootData:o})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)),l._embed!==void 0&&(d(l._embed,{instancePath:a+"/query/_embed",parentData:l,parentDataProperty:"\
_embed",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),l.context!==void 0&&(x(l.context,{instancePath:a+
"/query/context",parentData:l,parentDataProperty:"context",rootData:o})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),
l.page!==void 0){let i=l.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={instancePath:a+"/query/\
page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[p]:e.push(p),t++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const p={instancePath:a+"/query/p\
age",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[p]:e.push(p),t++}}if(l.per_page!==void 0){let i=l.per_page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof i=="number"&&isFinite(i)){
if(i>100||isNaN(i)){const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",
keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[p]:e.push(p),t++}if(i<1||isNaN(
i)){const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),t++}}}if(l.search!==void 0&&(k(l.search,
{instancePath:a+"/query/search",parentData:l,parentDataProperty:"search",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),
t=e.length)),l.after!==void 0&&(v(l.after,{instancePath:a+"/query/after",parentData:l,parentDataProperty:"after",rootData:o})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)),l.modified_after!==void 0&&(v(l.modified_after,{instancePath:a+"/qu\
ery/modified_after",parentData:l,parentDataProperty:"modified_after",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),l.author!==void 0&&(y(l.author,{instancePath:a+"/query/author",parentData:l,parentDataProperty:"author",rootData:o})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),l.author_exclude!==void 0&&(y(l.author_exclude,{instancePath:a+"/qu\
ery/author_exclude",parentData:l,parentDataProperty:"author_exclude",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),
t=e.length)),l.before!==void 0&&(v(l.before,{instancePath:a+"/query/before",parentData:l,parentDataProperty:"before",rootData:o})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)),l.modified_before!==void 0&&(v(l.modified_before,{instancePath:a+"/\
query/modified_before",parentData:l,parentDataProperty:"modified_before",rootData:o})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),l.exclude!==void 0&&(y(l.exclude,{instancePath:a+"/query/exclude",parentData:l,parentDataProperty:"exclude",
rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),l.include!==void 0&&(y(l.include,{instancePath:a+"/qu\
ery/include",parentData:l,parentDataProperty:"include",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
l.offset!==void 0){let i=l.offset;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={instancePath:a+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[p]:e.push(p),t++}}if(l.order!==void 0){let i=l.order;if(typeof i!="string"){const p={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),t++}if(!(i==="asc"||i==="desc")){const p={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:V.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}if(l.orderby!==void 0){let i=l.orderby;
if(typeof i!="string"){const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(i==="author"||i==="dat\
e"||i==="id"||i==="include"||i==="modified"||i==="parent"||i==="relevance"||i==="slug"||i==="include_slugs"||i==="title")){
const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{
allowedValues:V.properties.query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),t++}}if(l.search_columns!==void 0){let i=l.search_columns;if(Array.isArray(i)){const p=i.length;for(let c=0;c<
p;c++){let u=i[c];if(typeof u!="string"){const g={instancePath:a+"/query/search_columns/"+c,schemaPath:"#/properties/que\
ry/properties/search_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:
e.push(g),t++}if(!(u==="post_title"||u==="post_content"||u==="post_excerpt")){const g={instancePath:a+"/query/search_col\
umns/"+c,schemaPath:"#/properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:V.properties.
query.properties.search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[g]:e.push(
g),t++}}}else{const p={instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/search_columns/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(l.slug!==void 0&&(d(
l.slug,{instancePath:a+"/query/slug",parentData:l,parentDataProperty:"slug",rootData:o})||(e=e===null?d.errors:e.concat(
d.errors),t=e.length)),l.status!==void 0){let i=l.status;if(Array.isArray(i)){const p=i.length;for(let c=0;c<p;c++){let u=i[c];
if(typeof u!="string"){const g={instancePath:a+"/query/status/"+c,schemaPath:"#/properties/query/properties/status/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}if(!(u==="publish"||
u==="future"||u==="draft"||u==="pending"||u==="private"||u==="trash"||u==="auto-draft"||u==="inherit"||u==="request-pend\
ing"||u==="request-confirmed"||u==="request-failed"||u==="request-completed"||u==="ads_expired"||u==="fields-disabled"||
u==="cal-ea-success"||u==="cal-ea-failed"||u==="cal-ea-schedule"||u==="cal-ea-pending"||u==="cal-ea-draft"||u==="cal-ign\
ored"||u==="any")){const g={instancePath:a+"/query/status/"+c,schemaPath:"#/properties/query/properties/status/items/enu\
m",keyword:"enum",params:{allowedValues:V.properties.query.properties.status.items.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[g]:e.push(g),t++}}}else{const p={instancePath:a+"/query/status",schemaPath:"#/propert\
ies/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),
t++}}if(l.tax_relation!==void 0&&(w(l.tax_relation,{instancePath:a+"/query/tax_relation",parentData:l,parentDataProperty:"\
tax_relation",rootData:o})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),l.categories!==void 0){let i=l.categories;
const p=t;let c=!1,u=null;const g=t;y(i,{instancePath:a+"/query/categories",parentData:l,parentDataProperty:"categories",
rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length);var s=g===t;s&&(c=!0,u=0);const F=t;S(i,{instancePath:a+
"/query/categories",parentData:l,parentDataProperty:"categories",rootData:o})||(e=e===null?S.errors:e.concat(S.errors),t=
e.length);var s=F===t;if(s&&c?(c=!1,u=[u,1]):s&&(c=!0,u=1),c)t=p,e!==null&&(p?e.length=p:e=null);else{const D={instancePath:a+
"/query/categories",schemaPath:"#/properties/query/properties/categories/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[D]:e.push(D),t++}}if(l.categories_exclude!==void 0){let i=l.
categories_exclude;const p=t;let c=!1,u=null;const g=t;y(i,{instancePath:a+"/query/categories_exclude",parentData:l,parentDataProperty:"\
categories_exclude",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length);var n=g===t;n&&(c=!0,u=0);const F=t;
C(i,{instancePath:a+"/query/categories_exclude",parentData:l,parentDataProperty:"categories_exclude",rootData:o})||(e=e===
null?C.errors:e.concat(C.errors),t=e.length);var n=F===t;if(n&&c?(c=!1,u=[u,1]):n&&(c=!0,u=1),c)t=p,e!==null&&(p?e.length=
p:e=null);else{const D={instancePath:a+"/query/categories_exclude",schemaPath:"#/properties/query/properties/categories_\
exclude/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[D]:
e.push(D),t++}}if(l.tags!==void 0){let i=l.tags;const p=t;let c=!1,u=null;const g=t;y(i,{instancePath:a+"/query/tags",parentData:l,
parentDataProperty:"tags",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length);var h=g===t;h&&(c=!0,u=0);const F=t;
R(i,{instancePath:a+"/query/tags",parentData:l,parentDataProperty:"tags",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),
t=e.length);var h=F===t;if(h&&c?(c=!1,u=[u,1]):h&&(c=!0,u=1),c)t=p,e!==null&&(p?e.length=p:e=null);else{const D={instancePath:a+
"/query/tags",schemaPath:"#/properties/query/properties/tags/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"m\
ust match exactly one schema in oneOf"};e===null?e=[D]:e.push(D),t++}}if(l.tags_exclude!==void 0){let i=l.tags_exclude;const p=t;
let c=!1,u=null;const g=t;y(i,{instancePath:a+"/query/tags_exclude",parentData:l,parentDataProperty:"tags_exclude",rootData:o})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length);var q=g===t;q&&(c=!0,u=0);const F=t;M(i,{instancePath:a+"/query/tags\
_exclude",parentData:l,parentDataProperty:"tags_exclude",rootData:o})||(e=e===null?M.errors:e.concat(M.errors),t=e.length);
var q=F===t;if(q&&c?(c=!1,u=[u,1]):q&&(c=!0,u=1),c)t=p,e!==null&&(p?e.length=p:e=null);else{const D={instancePath:a+"/qu\
ery/tags_exclude",schemaPath:"#/properties/query/properties/tags_exclude/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[D]:e.push(D),t++}}if(l.sticky!==void 0&&typeof l.sticky!="\
boolean"){const i={instancePath:a+"/query/sticky",schemaPath:"#/properties/query/properties/sticky/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),t++}if(l.format!==void 0){let i=l.format;if(Array.
isArray(i)){const p=i.length;for(let c=0;c<p;c++)A(i[c],{instancePath:a+"/query/format/"+c,parentData:i,parentDataProperty:c,
rootData:o})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)}else{const p={instancePath:a+"/query/format",schemaPath:"\
#/properties/query/properties/format/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:
e.push(p),t++}}}else{const i={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}r.params!==void 0&&(j(r.params,{instancePath:a+"/params",
parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?j.errors:e.concat(j.errors),t=e.length))}return Z.errors=
e,t===0}const ce=se;function N(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(b(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r._embed!==void 0&&(d(r._embed,{instancePath:a+
"/_embed",parentData:r,parentDataProperty:"_embed",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length));else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return N.errors=e,t===0}const ee={type:"object",required:[],properties:{date:{$ref:"/shared/2"},date_gmt:{
$ref:"/shared/2"},slug:{type:["string","null"],maxLength:2e3},title:{$ref:"/schemas/TitleInput"},author:{type:"integer"},
featured_media:{type:["integer","null"]},comment_status:{$ref:"/shared/3"},ping_status:{$ref:"/shared/3"},template:{$ref:"\
/shared/4"}}},ye={type:["string","null"],format:"date-time-or-local"};function E(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"t\
ype",params:{type:ye.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&!Y(r)){const s={
instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},message:'must match format "d\
ate-time-or-local"'};e===null?e=[s]:e.push(s),t++}return E.errors=e,t===0}const me={type:["string","object"],maxLength:2e3,
required:[],properties:{raw:{$ref:"/shared/4"}}},fe={type:["string","number","boolean","null"],maxLength:2e3};function $(r,{
instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&!(typeof r==
"number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:fe.type},message:"must be string,number,boolean,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&P(r)>2e3){
const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[s]:e.push(s),t++}return $.errors=e,t===0}function z(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:me.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"&&P(r)>2e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"mus\
t NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==
void 0&&($(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:o})||(e=e===null?$.errors:e.concat(
$.errors),t=e.length)),z.errors=e,t===0}const he={type:"string",enum:["open","closed"]};function O(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="open"||r===
"closed")){const s={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:he.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return O.errors=e,t===0}function B(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==
void 0&&(E(r.date,{instancePath:a+"/date",parentData:r,parentDataProperty:"date",rootData:o})||(e=e===null?E.errors:e.concat(
E.errors),t=e.length)),r.date_gmt!==void 0&&(E(r.date_gmt,{instancePath:a+"/date_gmt",parentData:r,parentDataProperty:"d\
ate_gmt",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),r.slug!==void 0){let s=r.slug;if(typeof s!="\
string"&&s!==null){const n={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:ee.properties.
slug.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&P(s)>2e3){const n={instancePath:a+
"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[n]:e.push(n),t++}}if(r.title!==void 0&&(z(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"\
title",rootData:o})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),r.author!==void 0){let s=r.author;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const n={instancePath:a+"/author",schemaPath:"#/properties/author/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}}if(r.featured_media!==void 0){let s=r.
featured_media;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){const n={instancePath:a+"/featured_me\
dia",schemaPath:"#/properties/featured_media/type",keyword:"type",params:{type:ee.properties.featured_media.type},message:"\
must be integer,null"};e===null?e=[n]:e.push(n),t++}}r.comment_status!==void 0&&(O(r.comment_status,{instancePath:a+"/co\
mment_status",parentData:r,parentDataProperty:"comment_status",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),t=e.
length)),r.ping_status!==void 0&&(O(r.ping_status,{instancePath:a+"/ping_status",parentData:r,parentDataProperty:"ping_s\
tatus",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.template!==void 0&&($(r.template,{instancePath:a+
"/template",parentData:r,parentDataProperty:"template",rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length))}else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return B.errors=e,t===0}const W={type:"object",required:[],properties:{status:{type:["string","null"],enum:[
"publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-\
schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]},password:{type:["string","null"],maxLength:4096},
content:{$ref:"/schemas/ContentInput"},excerpt:{$ref:"/schemas/ExcerptInput"},meta:{$ref:"/schemas/EntryMetaInput"}}},re={
type:["string","object"],required:[],properties:{raw:{type:["string","number","boolean","null"]}}};function G(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:re.type},message:"must be string,ob\
ject"};e===null?e=[s]:e.push(s),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){let s=r.raw;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null){const n={instancePath:a+"/raw",schemaPath:"\
#/properties/raw/type",keyword:"type",params:{type:re.properties.raw.type},message:"must be string,number,boolean,null"};
e===null?e=[n]:e.push(n),t++}}return G.errors=e,t===0}const te={type:["string","object"],maxLength:2e4,required:[],properties:{
raw:{type:["string","number","boolean","null"],maxLength:2e4}}};function H(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:te.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"&&P(r)>2e4){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e4},message:"mus\
t NOT have more than 20000 characters"};e===null?e=[s]:e.push(s),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==
void 0){let s=r.raw;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null){const n={instancePath:a+
"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:te.properties.raw.type},message:"must be string,nu\
mber,boolean,null"};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&P(s)>2e4){const n={instancePath:a+"/raw",schemaPath:"\
#/properties/raw/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===
null?e=[n]:e.push(n),t++}}return H.errors=e,t===0}function J(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(const s in r){let n=r[s];if(typeof n=="string"&&P(n)>65535){
const h={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=[h]:e.push(h),t++}if(Array.
isArray(n)&&n.length>1e3){const h={instancePath:a+"/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalP\
roperties/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[h]:e.
push(h),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),t++}return J.errors=e,t===0}function K(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status!==void 0){let s=r.status;if(typeof s!=
"string"&&s!==null){const n={instancePath:a+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:W.
properties.status.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(!(s==="publish"||s==="future"||s===
"draft"||s==="pending"||s==="private"||s==="ads_expired"||s==="fields-disabled"||s==="cal-ea-success"||s==="cal-ea-faile\
d"||s==="cal-ea-schedule"||s==="cal-ea-pending"||s==="cal-ea-draft"||s==="cal-ignored"||s==="trash"||s===null)){const n={
instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:W.properties.status.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}if(r.password!==void 0){let s=r.
password;if(typeof s!="string"&&s!==null){const n={instancePath:a+"/password",schemaPath:"#/properties/password/type",keyword:"\
type",params:{type:W.properties.password.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}if(typeof s==
"string"&&P(s)>4096){const n={instancePath:a+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",
params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),t++}}r.content!==void 0&&
(G(r.content,{instancePath:a+"/content",parentData:r,parentDataProperty:"content",rootData:o})||(e=e===null?G.errors:e.concat(
G.errors),t=e.length)),r.excerpt!==void 0&&(H(r.excerpt,{instancePath:a+"/excerpt",parentData:r,parentDataProperty:"exce\
rpt",rootData:o})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),r.meta!==void 0&&(J(r.meta,{instancePath:a+"/met\
a",parentData:r,parentDataProperty:"meta",rootData:o})||(e=e===null?J.errors:e.concat(J.errors),t=e.length))}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return K.errors=e,t===0}function Q(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,
t=0;return B(r,{instancePath:a,parentData:m,parentDataProperty:f,rootData:o})||(e=e===null?B.errors:e.concat(B.errors),t=
e.length),K(r,{instancePath:a,parentData:m,parentDataProperty:f,rootData:o})||(e=e===null?K.errors:e.concat(K.errors),t=
e.length),Q.errors=e,t===0}const ge={type:"object",required:[],properties:{format:{$ref:"/shared/5"},sticky:{type:["bool\
ean","null"]},categories:{$ref:"/shared/6"},tags:{$ref:"/shared/6"}}},de={type:["array","null"],items:{type:"integer"}};
function L(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(!Array.isArray(r)&&
r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:de.type},message:"must be array,null"};
e===null?e=[s]:e.push(s),t++}if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++){let h=r[n];if(!(typeof h=="numbe\
r"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const q={instancePath:a+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[q]:e.push(q),t++}}}return L.errors=e,t===0}function U(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.format!==
void 0&&(A(r.format,{instancePath:a+"/format",parentData:r,parentDataProperty:"format",rootData:o})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length)),r.sticky!==void 0){let s=r.sticky;if(typeof s!="boolean"&&s!==null){const n={instancePath:a+
"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type:ge.properties.sticky.type},message:"must be \
boolean,null"};e===null?e=[n]:e.push(n),t++}}r.categories!==void 0&&(L(r.categories,{instancePath:a+"/categories",parentData:r,
parentDataProperty:"categories",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)),r.tags!==void 0&&(L(r.
tags,{instancePath:a+"/tags",parentData:r,parentDataProperty:"tags",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),
t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),t++}return U.errors=e,t===0}function T(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;return Q(r,{instancePath:a,parentData:m,parentDataProperty:f,rootData:o})||(e=e===null?
Q.errors:e.concat(Q.errors),t=e.length),U(r,{instancePath:a,parentData:m,parentDataProperty:f,rootData:o})||(e=e===null?
U.errors:e.concat(U.errors),t=e.length),T.errors=e,t===0}function se(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(N(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.params!==
void 0&&(j(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?j.errors:
e.concat(j.errors),t=e.length)),r.body!==void 0&&(T(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))),se.errors=e,t===0}const be=ae;function _(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must h\
ave required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){const n={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===0}function ae(r,{
instancePath:a="",parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s._fields!==void 0&&(b(s._fields,
{instancePath:a+"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:o})||(e=e===null?b.errors:e.concat(b.
errors),t=e.length)),s._embed!==void 0&&(d(s._embed,{instancePath:a+"/query/_embed",parentData:s,parentDataProperty:"_em\
bed",rootData:o})||(e=e===null?d.errors:e.concat(d.errors),t=e.length)),s.context!==void 0&&(x(s.context,{instancePath:a+
"/query/context",parentData:s,parentDataProperty:"context",rootData:o})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),
s.password!==void 0){let n=s.password;if(typeof n=="string"){if(P(n)>4096){const h={instancePath:a+"/query/password",schemaPath:"\
#/properties/query/properties/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more th\
an 4096 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:a+"/query/password",schemaPath:"#/properti\
es/query/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(
h),t++}}if(s.preview_token!==void 0){let n=s.preview_token;if(typeof n=="string"){if(P(n)>200){const h={instancePath:a+"\
/query/preview_token",schemaPath:"#/properties/query/properties/preview_token/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[h]:e.push(h),t++}}else{const h={instancePath:a+"/query/pre\
view_token",schemaPath:"#/properties/query/properties/preview_token/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),t++}}}else{const n={instancePath:a+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}r.params!==void 0&&(_(r.
params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?_.errors:e.concat(_.
errors),t=e.length))}return ae.errors=e,t===0}const ve=oe;function oe(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(N(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),t=e.length)),r.params!==
void 0&&(_(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?_.errors:
e.concat(_.errors),t=e.length)),r.body!==void 0&&(T(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))),oe.errors=e,t===0}const Pe=ne;function ne(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s._fields!==void 0&&(b(s._fields,{instancePath:a+"\
/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),
s._embed!==void 0&&(d(s._embed,{instancePath:a+"/query/_embed",parentData:s,parentDataProperty:"_embed",rootData:o})||(e=
e===null?d.errors:e.concat(d.errors),t=e.length)),s.force!==void 0&&typeof s.force!="boolean"){const n={instancePath:a+"\
/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}}r.params!==void 0&&(_(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}return ne.
errors=e,t===0}return{createPost:ce,deletePost:Pe,getPost:be,listPosts:le,updatePost:ve}};export{De as createValidators};
