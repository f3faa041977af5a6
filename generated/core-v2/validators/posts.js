// Written by `npm run generate` from openapi/. Changes belong there.

const ve=W=>{const le=Y,F={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/6"},_embed:{$ref:"/shared\
/8"},context:{$ref:"/shared/10"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{
$ref:"/shared/9"},after:{$ref:"/shared/11"},modified_after:{$ref:"/shared/11"},author:{$ref:"/shared/0"},author_exclude:{
$ref:"/shared/0"},before:{$ref:"/shared/11"},modified_before:{$ref:"/shared/11"},exclude:{$ref:"/shared/0"},include:{$ref:"\
/shared/0"},offset:{type:"integer"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"string",enum:["author","dat\
e","id","include","modified","parent","relevance","slug","include_slugs","title"]},search_columns:{type:"array",items:{type:"\
string",enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/8"},status:{type:"array",items:{type:"st\
ring",enum:["publish","future","draft","pending","private","trash","auto-draft","inherit","request-pending","request-con\
firmed","request-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-sc\
hedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}},tax_relation:{$ref:"/shared/1"},categories:{oneOf:[{$ref:"\
/shared/0"},{$ref:"/schemas/CategoryFilter"}]},categories_exclude:{oneOf:[{$ref:"/shared/0"},{$ref:"/schemas/CategoryExc\
lusion"}]},tags:{oneOf:[{$ref:"/shared/0"},{$ref:"/schemas/TagFilter"}]},tags_exclude:{oneOf:[{$ref:"/shared/0"},{$ref:"\
/schemas/TagExclusion"}]},sticky:{type:"boolean"}}},params:{$ref:"/shared/12"},body:{}}},D=W.lengthOf;function V(r,{instancePath:a="",
parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(typeof r=="string"){if(D(r)>8e3){const t={instancePath:a,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}function b(r,{instancePath:a="",parentData:y,parentDataProperty:m,
rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)V(r[o],{instancePath:a+"/"+o,
parentData:r,parentDataProperty:o,rootData:n})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return b.
errors=e,s===0}function k(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(typeof r==
"string"){if(D(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return k.errors=e,s===0}function d(r,{
instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;
for(let o=0;o<t;o++)k(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:n})||(e=e===null?k.errors:e.
concat(k.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}const ie={type:"string",enum:["view","embed","edit"]};
function x(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"){
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:ie.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return x.errors=
e,s===0}const X=W.formats["date-time"];function v(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){
let e=null,s=0;if(typeof r=="string"){if(!X(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===
0}function c(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let o=0;o<t;o++){let h=r[o];if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const q={instancePath:a+
"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[q]:e.push(
q),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}const pe={type:"string",enum:["AND","OR"]};function w(r,{instancePath:a="",
parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="AND"||r===
"OR")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}function I(r,{instancePath:a="",parentData:y,
parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(!(t===
"terms"||t==="include_children"||t==="operator")){const o={instancePath:a,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}if(r.terms!==void 0&&(c(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"terms",rootData:n})||(e=
e===null?c.errors:e.concat(c.errors),s=e.length)),r.include_children!==void 0&&typeof r.include_children!="boolean"){const t={
instancePath:a+"/include_children",schemaPath:"#/properties/include_children/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),s++}r.operator!==void 0&&(w(r.operator,{instancePath:a+"/operator",parentData:r,
parentDataProperty:"operator",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),s=e.length))}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return I.
errors=e,s===0}function S(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(!(t==="terms"||t==="include_children")){const o={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[o]:e.push(o),s++}if(r.terms!==void 0&&(c(r.terms,{instancePath:a+"/terms",parentData:r,
parentDataProperty:"terms",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.include_children!==void 0&&
typeof r.include_children!="boolean"){const t={instancePath:a+"/include_children",schemaPath:"#/properties/include_child\
ren/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return S.errors=e,s===0}function C(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(!(t==="terms"||t==="operator")){const o={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[o]:e.push(o),s++}r.terms!==void 0&&(c(r.terms,{instancePath:a+"/terms",parentData:r,
parentDataProperty:"terms",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.operator!==void 0&&(w(r.
operator,{instancePath:a+"/operator",parentData:r,parentDataProperty:"operator",rootData:n})||(e=e===null?w.errors:e.concat(
w.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return C.errors=e,s===0}function R(r,{instancePath:a="",parentData:y,parentDataProperty:m,
rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(t!=="terms"){const o={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}r.terms!==void 0&&(c(r.terms,{instancePath:a+"/terms",
parentData:r,parentDataProperty:"terms",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length))}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return R.errors=e,s===0}function A(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,
s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===0}function Y(r,{instancePath:a="",
parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let l=r.query;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l._fields!==void 0&&(b(l._fields,{instancePath:a+"\
/query/_fields",parentData:l,parentDataProperty:"_fields",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
l._embed!==void 0&&(d(l._embed,{instancePath:a+"/query/_embed",parentData:l,parentDataProperty:"_embed",rootData:n})||(e=
e===null?d.errors:e.concat(d.errors),s=e.length)),l.context!==void 0&&(x(l.context,{instancePath:a+"/query/context",parentData:l,
parentDataProperty:"context",rootData:n})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),l.page!==void 0){let i=l.
page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={instancePath:a+"/query/page",schemaPath:"#/prope\
rties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),s++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const p={instancePath:a+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[p]:e.push(p),s++}}if(l.per_page!==void 0){let i=l.per_page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={
instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){
const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[p]:e.push(p),s++}if(i<1||isNaN(i)){const p={instancePath:a+
"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}}if(l.search!==void 0&&(k(l.search,{instancePath:a+"/quer\
y/search",parentData:l,parentDataProperty:"search",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),l.
after!==void 0&&(v(l.after,{instancePath:a+"/query/after",parentData:l,parentDataProperty:"after",rootData:n})||(e=e===null?
v.errors:e.concat(v.errors),s=e.length)),l.modified_after!==void 0&&(v(l.modified_after,{instancePath:a+"/query/modified\
_after",parentData:l,parentDataProperty:"modified_after",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),
l.author!==void 0&&(c(l.author,{instancePath:a+"/query/author",parentData:l,parentDataProperty:"author",rootData:n})||(e=
e===null?c.errors:e.concat(c.errors),s=e.length)),l.author_exclude!==void 0&&(c(l.author_exclude,{instancePath:a+"/query\
/author_exclude",parentData:l,parentDataProperty:"author_exclude",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length)),l.before!==void 0&&(v(l.before,{instancePath:a+"/query/before",parentData:l,parentDataProperty:"before",rootData:n})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)),l.modified_before!==void 0&&(v(l.modified_before,{instancePath:a+"/\
query/modified_before",parentData:l,parentDataProperty:"modified_before",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),
s=e.length)),l.exclude!==void 0&&(c(l.exclude,{instancePath:a+"/query/exclude",parentData:l,parentDataProperty:"exclude",
rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),l.include!==void 0&&(c(l.include,{instancePath:a+"/qu\
ery/include",parentData:l,parentDataProperty:"include",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),
l.offset!==void 0){let i=l.offset;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={instancePath:a+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[p]:e.push(p),s++}}if(l.order!==void 0){let i=l.order;if(typeof i!="string"){const p={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),s++}if(!(i==="asc"||i==="desc")){const p={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:F.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(l.orderby!==void 0){let i=l.orderby;
if(typeof i!="string"){const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(i==="author"||i==="dat\
e"||i==="id"||i==="include"||i==="modified"||i==="parent"||i==="relevance"||i==="slug"||i==="include_slugs"||i==="title")){
const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{
allowedValues:F.properties.query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),s++}}if(l.search_columns!==void 0){let i=l.search_columns;if(Array.isArray(i)){const p=i.length;for(let f=0;f<
p;f++){let u=i[f];if(typeof u!="string"){const g={instancePath:a+"/query/search_columns/"+f,schemaPath:"#/properties/que\
ry/properties/search_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:
e.push(g),s++}if(!(u==="post_title"||u==="post_content"||u==="post_excerpt")){const g={instancePath:a+"/query/search_col\
umns/"+f,schemaPath:"#/properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:F.properties.
query.properties.search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[g]:e.push(
g),s++}}}else{const p={instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/search_columns/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(l.slug!==void 0&&(d(
l.slug,{instancePath:a+"/query/slug",parentData:l,parentDataProperty:"slug",rootData:n})||(e=e===null?d.errors:e.concat(
d.errors),s=e.length)),l.status!==void 0){let i=l.status;if(Array.isArray(i)){const p=i.length;for(let f=0;f<p;f++){let u=i[f];
if(typeof u!="string"){const g={instancePath:a+"/query/status/"+f,schemaPath:"#/properties/query/properties/status/items\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}if(!(u==="publish"||
u==="future"||u==="draft"||u==="pending"||u==="private"||u==="trash"||u==="auto-draft"||u==="inherit"||u==="request-pend\
ing"||u==="request-confirmed"||u==="request-failed"||u==="request-completed"||u==="ads_expired"||u==="fields-disabled"||
u==="cal-ea-success"||u==="cal-ea-failed"||u==="cal-ea-schedule"||u==="cal-ea-pending"||u==="cal-ea-draft"||u==="cal-ign\
ored"||u==="any")){const g={instancePath:a+"/query/status/"+f,schemaPath:"#/properties/query/properties/status/items/enu\
m",keyword:"enum",params:{allowedValues:F.properties.query.properties.status.items.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[g]:e.push(g),s++}}}else{const p={instancePath:a+"/query/status",schemaPath:"#/propert\
ies/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),
s++}}if(l.tax_relation!==void 0&&(w(l.tax_relation,{instancePath:a+"/query/tax_relation",parentData:l,parentDataProperty:"\
tax_relation",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),l.categories!==void 0){let i=l.categories;
const p=s;let f=!1,u=null;const g=s;c(i,{instancePath:a+"/query/categories",parentData:l,parentDataProperty:"categories",
rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length);var t=g===s;t&&(f=!0,u=0);const T=s;I(i,{instancePath:a+
"/query/categories",parentData:l,parentDataProperty:"categories",rootData:n})||(e=e===null?I.errors:e.concat(I.errors),s=
e.length);var t=T===s;if(t&&f?(f=!1,u=[u,1]):t&&(f=!0,u=1),f)s=p,e!==null&&(p?e.length=p:e=null);else{const P={instancePath:a+
"/query/categories",schemaPath:"#/properties/query/properties/categories/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),s++}}if(l.categories_exclude!==void 0){let i=l.
categories_exclude;const p=s;let f=!1,u=null;const g=s;c(i,{instancePath:a+"/query/categories_exclude",parentData:l,parentDataProperty:"\
categories_exclude",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length);var o=g===s;o&&(f=!0,u=0);const T=s;
S(i,{instancePath:a+"/query/categories_exclude",parentData:l,parentDataProperty:"categories_exclude",rootData:n})||(e=e===
null?S.errors:e.concat(S.errors),s=e.length);var o=T===s;if(o&&f?(f=!1,u=[u,1]):o&&(f=!0,u=1),f)s=p,e!==null&&(p?e.length=
p:e=null);else{const P={instancePath:a+"/query/categories_exclude",schemaPath:"#/properties/query/properties/categories_\
exclude/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[P]:
e.push(P),s++}}if(l.tags!==void 0){let i=l.tags;const p=s;let f=!1,u=null;const g=s;c(i,{instancePath:a+"/query/tags",parentData:l,
parentDataProperty:"tags",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length);var h=g===s;h&&(f=!0,u=0);const T=s;
C(i,{instancePath:a+"/query/tags",parentData:l,parentDataProperty:"tags",rootData:n})||(e=e===null?C.errors:e.concat(C.errors),
s=e.length);var h=T===s;if(h&&f?(f=!1,u=[u,1]):h&&(f=!0,u=1),f)s=p,e!==null&&(p?e.length=p:e=null);else{const P={instancePath:a+
"/query/tags",schemaPath:"#/properties/query/properties/tags/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"m\
ust match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),s++}}if(l.tags_exclude!==void 0){let i=l.tags_exclude;const p=s;
let f=!1,u=null;const g=s;c(i,{instancePath:a+"/query/tags_exclude",parentData:l,parentDataProperty:"tags_exclude",rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length);var q=g===s;q&&(f=!0,u=0);const T=s;R(i,{instancePath:a+"/query/tags\
_exclude",parentData:l,parentDataProperty:"tags_exclude",rootData:n})||(e=e===null?R.errors:e.concat(R.errors),s=e.length);
var q=T===s;if(q&&f?(f=!1,u=[u,1]):q&&(f=!0,u=1),f)s=p,e!==null&&(p?e.length=p:e=null);else{const P={instancePath:a+"/qu\
ery/tags_exclude",schemaPath:"#/properties/query/properties/tags_exclude/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),s++}}if(l.sticky!==void 0&&typeof l.sticky!="\
boolean"){const i={instancePath:a+"/query/sticky",schemaPath:"#/properties/query/properties/sticky/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:a+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}r.
params!==void 0&&(A(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?
A.errors:e.concat(A.errors),s=e.length))}return Y.errors=e,s===0}const ue=se;function j(r,{instancePath:a="",parentData:y,
parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(b(
r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?b.errors:e.concat(
b.errors),s=e.length)),r._embed!==void 0&&(d(r._embed,{instancePath:a+"/_embed",parentData:r,parentDataProperty:"_embed",
rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return j.errors=e,s===0}const Z={type:"\
object",required:[],properties:{date:{$ref:"/shared/2"},date_gmt:{$ref:"/shared/2"},slug:{type:["string","null"],maxLength:2e3},
title:{$ref:"/schemas/TitleInput"},author:{type:"integer"},featured_media:{type:["integer","null"]},comment_status:{$ref:"\
/shared/3"},ping_status:{$ref:"/shared/3"},template:{$ref:"/shared/4"}}},ce={type:["string","null"],format:"date-time"};
function N(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"&&
r!==null){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:ce.type},message:"must be string,null"};
e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!X(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}return N.errors=e,s===
0}const ye={type:["string","object"],maxLength:2e3,required:[],properties:{raw:{$ref:"/shared/4"}}},me={type:["string","\
number","boolean","null"],maxLength:2e3};function E(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){
let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:me.type},message:"must be string,number,boolean,null"};e===null?e=[t]:e.
push(t),s++}if(typeof r=="string"&&D(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}return E.errors=e,s===0}function M(r,{
instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r==
"object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:ye.type},message:"\
must be string,object"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&D(r)>2e3){const t={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.
push(t),s++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0&&(E(r.raw,{instancePath:a+"/raw",parentData:r,
parentDataProperty:"raw",rootData:n})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),M.errors=e,s===0}const fe={type:"\
string",enum:["open","closed"]};function $(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,
s=0;if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="open"||r==="closed")){const t={instancePath:a,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:fe.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}return $.errors=e,s===0}function z(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==void 0&&(N(r.date,{instancePath:a+"/date",parentData:r,parentDataProperty:"\
date",rootData:n})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.date_gmt!==void 0&&(N(r.date_gmt,{instancePath:a+
"/date_gmt",parentData:r,parentDataProperty:"date_gmt",rootData:n})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),
r.slug!==void 0){let t=r.slug;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/slug",schemaPath:"#/properties/\
slug/type",keyword:"type",params:{type:Z.properties.slug.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}
if(typeof t=="string"&&D(t)>2e3){const o={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLe\
ngth",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}}if(r.title!==void 0&&
(M(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"title",rootData:n})||(e=e===null?M.errors:e.concat(
M.errors),s=e.length)),r.author!==void 0){let t=r.author;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={
instancePath:a+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[o]:e.push(o),s++}}if(r.featured_media!==void 0){let t=r.featured_media;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))&&t!==null){const o={instancePath:a+"/featured_media",schemaPath:"#/properties/featured_media\
/type",keyword:"type",params:{type:Z.properties.featured_media.type},message:"must be integer,null"};e===null?e=[o]:e.push(
o),s++}}r.comment_status!==void 0&&($(r.comment_status,{instancePath:a+"/comment_status",parentData:r,parentDataProperty:"\
comment_status",rootData:n})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),r.ping_status!==void 0&&($(r.ping_status,
{instancePath:a+"/ping_status",parentData:r,parentDataProperty:"ping_status",rootData:n})||(e=e===null?$.errors:e.concat(
$.errors),s=e.length)),r.template!==void 0&&(E(r.template,{instancePath:a+"/template",parentData:r,parentDataProperty:"t\
emplate",rootData:n})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return z.errors=e,s===
0}const U={type:"object",required:[],properties:{status:{type:["string","null"],enum:["publish","future","draft","pendin\
g","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea\
-draft","cal-ignored","trash",null]},password:{type:["string","null"],maxLength:4096},content:{$ref:"/schemas/ContentInp\
ut"},excerpt:{$ref:"/schemas/ExcerptInput"},meta:{$ref:"/schemas/EntryMetaInput"}}},ee={type:["string","object"],required:[],
properties:{raw:{type:["string","number","boolean","null"]}}};function B(r,{instancePath:a="",parentData:y,parentDataProperty:m,
rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:ee.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(r&&
typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){let t=r.raw;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(
t))&&typeof t!="boolean"&&t!==null){const o={instancePath:a+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{
type:ee.properties.raw.type},message:"must be string,number,boolean,null"};e===null?e=[o]:e.push(o),s++}}return B.errors=
e,s===0}const re={type:["string","object"],maxLength:2e4,required:[],properties:{raw:{type:["string","number","boolean",
"null"],maxLength:2e4}}};function G(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,
s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:re.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&D(r)>2e4){
const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than\
 20000 characters"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){let t=r.raw;
if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"&&t!==null){const o={instancePath:a+"/raw",
schemaPath:"#/properties/raw/type",keyword:"type",params:{type:re.properties.raw.type},message:"must be string,number,bo\
olean,null"};e===null?e=[o]:e.push(o),s++}if(typeof t=="string"&&D(t)>2e4){const o={instancePath:a+"/raw",schemaPath:"#/\
properties/raw/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===
null?e=[o]:e.push(o),s++}}return G.errors=e,s===0}function H(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(const t in r){let o=r[t];if(typeof o=="string"&&D(o)>65535){
const h={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=[h]:e.push(h),s++}if(Array.
isArray(o)&&o.length>1e3){const h={instancePath:a+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalP\
roperties/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[h]:e.
push(h),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),s++}return H.errors=e,s===0}function J(r,{instancePath:a="",parentData:y,parentDataProperty:m,
rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status!==void 0){let t=r.status;if(typeof t!=
"string"&&t!==null){const o={instancePath:a+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:U.
properties.status.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(!(t==="publish"||t==="future"||t===
"draft"||t==="pending"||t==="private"||t==="ads_expired"||t==="fields-disabled"||t==="cal-ea-success"||t==="cal-ea-faile\
d"||t==="cal-ea-schedule"||t==="cal-ea-pending"||t==="cal-ea-draft"||t==="cal-ignored"||t==="trash"||t===null)){const o={
instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:U.properties.status.
enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.password!==void 0){let t=r.
password;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/password",schemaPath:"#/properties/password/type",keyword:"\
type",params:{type:U.properties.password.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof t==
"string"&&D(t)>4096){const o={instancePath:a+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",
params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[o]:e.push(o),s++}}r.content!==void 0&&
(B(r.content,{instancePath:a+"/content",parentData:r,parentDataProperty:"content",rootData:n})||(e=e===null?B.errors:e.concat(
B.errors),s=e.length)),r.excerpt!==void 0&&(G(r.excerpt,{instancePath:a+"/excerpt",parentData:r,parentDataProperty:"exce\
rpt",rootData:n})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)),r.meta!==void 0&&(H(r.meta,{instancePath:a+"/met\
a",parentData:r,parentDataProperty:"meta",rootData:n})||(e=e===null?H.errors:e.concat(H.errors),s=e.length))}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return J.errors=e,s===0}function K(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,
s=0;return z(r,{instancePath:a,parentData:y,parentDataProperty:m,rootData:n})||(e=e===null?z.errors:e.concat(z.errors),s=
e.length),J(r,{instancePath:a,parentData:y,parentDataProperty:m,rootData:n})||(e=e===null?J.errors:e.concat(J.errors),s=
e.length),K.errors=e,s===0}const te={type:"object",required:[],properties:{format:{type:"string",enum:["standard","aside",
"chat","gallery","link","image","quote","status","video","audio"]},sticky:{type:["boolean","null"]},categories:{$ref:"/s\
hared/5"},tags:{$ref:"/shared/5"}}},he={type:["array","null"],items:{type:"integer"}};function O(r,{instancePath:a="",parentData:y,
parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(!Array.isArray(r)&&r!==null){const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:he.type},message:"must be array,null"};e===null?e=[t]:e.push(t),s++}if(Array.isArray(
r)){const t=r.length;for(let o=0;o<t;o++){let h=r[o];if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){const q={
instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[q]:e.push(q),s++}}}return O.errors=e,s===0}function Q(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.format!==void 0){let t=r.format;if(typeof t!="string"){
const o={instancePath:a+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),s++}if(!(t==="standard"||t==="aside"||t==="chat"||t==="gallery"||t==="link"||t===
"image"||t==="quote"||t==="status"||t==="video"||t==="audio")){const o={instancePath:a+"/format",schemaPath:"#/propertie\
s/format/enum",keyword:"enum",params:{allowedValues:te.properties.format.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[o]:e.push(o),s++}}if(r.sticky!==void 0){let t=r.sticky;if(typeof t!="boolean"&&t!==null){const o={
instancePath:a+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type:te.properties.sticky.type},message:"\
must be boolean,null"};e===null?e=[o]:e.push(o),s++}}r.categories!==void 0&&(O(r.categories,{instancePath:a+"/categories",
parentData:r,parentDataProperty:"categories",rootData:n})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)),r.tags!==
void 0&&(O(r.tags,{instancePath:a+"/tags",parentData:r,parentDataProperty:"tags",rootData:n})||(e=e===null?O.errors:e.concat(
O.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return Q.errors=e,s===0}function L(r,{instancePath:a="",parentData:y,parentDataProperty:m,
rootData:n=r}={}){let e=null,s=0;return K(r,{instancePath:a,parentData:y,parentDataProperty:m,rootData:n})||(e=e===null?
K.errors:e.concat(K.errors),s=e.length),Q(r,{instancePath:a,parentData:y,parentDataProperty:m,rootData:n})||(e=e===null?
Q.errors:e.concat(Q.errors),s=e.length),L.errors=e,s===0}function se(r,{instancePath:a="",parentData:y,parentDataProperty:m,
rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(j(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.params!==
void 0&&(A(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?A.errors:
e.concat(A.errors),s=e.length)),r.body!==void 0&&(L(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",
rootData:n})||(e=e===null?L.errors:e.concat(L.errors),s=e.length))),se.errors=e,s===0}const ge=ae;function _(r,{instancePath:a="",
parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must h\
ave required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}function ae(r,{
instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(b(t._fields,
{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:n})||(e=e===null?b.errors:e.concat(b.
errors),s=e.length)),t._embed!==void 0&&(d(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"_em\
bed",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.context!==void 0&&(x(t.context,{instancePath:a+
"/query/context",parentData:t,parentDataProperty:"context",rootData:n})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),
t.password!==void 0){let o=t.password;if(typeof o=="string"){if(D(o)>4096){const h={instancePath:a+"/query/password",schemaPath:"\
#/properties/query/properties/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more th\
an 4096 characters"};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:a+"/query/password",schemaPath:"#/properti\
es/query/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(
h),s++}}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(_(r.params,{instancePath:a+"/params",parentData:r,
parentDataProperty:"params",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}return ae.errors=e,s===0}
const de=oe;function oe(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;return r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(j(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"\
query",rootData:n})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.params!==void 0&&(_(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.
body!==void 0&&(L(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?L.errors:
e.concat(L.errors),s=e.length))),oe.errors=e,s===0}const be=ne;function ne(r,{instancePath:a="",parentData:y,parentDataProperty:m,
rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t._fields!==void 0&&(b(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),t._embed!==void 0&&(d(t._embed,{instancePath:a+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),
t.force!==void 0&&typeof t.force!="boolean"){const o={instancePath:a+"/query/force",schemaPath:"#/properties/query/prope\
rties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={
instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(_(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}return ne.errors=e,s===0}return{createPost:ue,
deletePost:be,getPost:ge,listPosts:le,updatePost:de}};export{ve as createValidators};
