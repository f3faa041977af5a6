// Written by `npm run generate` from openapi/. Changes belong there.

const we=X=>{const le=Z,V={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/7"},_embed:{$ref:"/shared\
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
/13"},body:{}}},D=X.lengthOf;function I(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,
t=0;if(typeof r=="string"){if(D(r)>8e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return I.errors=e,t===
0}function P(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(Array.isArray(r)){
const s=r.length;for(let o=0,u=t;o<s&&t===u;o++)I(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:n})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length)}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return P.errors=e,t===0}function x(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(typeof r=="string"){if(D(r)>2e3){const s={instancePath:a,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),t++}return x.errors=e,t===0}function v(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:n=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let o=0,u=t;o<s&&t===u;o++)x(r[o],{instancePath:a+
"/"+o,parentData:r,parentDataProperty:o,rootData:n})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}return v.errors=e,t===0}const ie={type:"string",enum:["view","embed","edit"]};function A(r,{instancePath:a="",parentData:m,
parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="view"||r==="embed"||
r==="edit")){const s={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ie.enum},message:"must be \
equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return A.errors=e,t===0}const Y=X.formats["date-time-o\
r-local"];function w(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(typeof r==
"string"){if(!Y(r)){const s={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},
message:'must match format "date-time-or-local"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return w.errors=e,t===
0}function y(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(Array.isArray(r)){
const s=r.length;for(let o=0,u=t;o<s&&t===u;o++){let d=r[o];if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const l={
instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[l]:e.push(l),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[s]:e.push(s),t++}return y.errors=e,t===0}const pe={type:"string",enum:["AND","OR"]};function q(r,{
instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"AND"||r==="OR")){const s={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return q.errors=e,t===0}function S(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){const s=t;
for(const o in r){if(t!==s)break;if(!(o==="terms"||o==="include_children"||o==="operator")){const u={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional p\
roperties"};e===null?e=[u]:e.push(u),t++}}if(r.terms!==void 0&&(y(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"\
terms",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),r.include_children!==void 0&&typeof r.include_children!=
"boolean"){const o={instancePath:a+"/include_children",schemaPath:"#/properties/include_children/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),t++}r.operator!==void 0&&(q(r.operator,{instancePath:a+
"/operator",parentData:r,parentDataProperty:"operator",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return S.errors=e,t===0}function C(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){const s=t;for(const o in r){if(t!==s)break;if(!(o==="terms"||
o==="include_children")){const u={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}}if(r.terms!==void 0&&
(y(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"terms",rootData:n})||(e=e===null?y.errors:e.concat(
y.errors),t=e.length)),r.include_children!==void 0&&typeof r.include_children!="boolean"){const o={instancePath:a+"/incl\
ude_children",schemaPath:"#/properties/include_children/type",keyword:"type",params:{type:"boolean"},message:"must be bo\
olean"};e===null?e=[o]:e.push(o),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return C.errors=e,t===0}function R(r,{instancePath:a="",parentData:m,
parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){const s=t;for(const o in r){
if(t!==s)break;if(!(o==="terms"||o==="operator")){const u={instancePath:a,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[u]:e.push(
u),t++}}r.terms!==void 0&&(y(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"terms",rootData:n})||(e=e===
null?y.errors:e.concat(y.errors),t=e.length)),r.operator!==void 0&&(q(r.operator,{instancePath:a+"/operator",parentData:r,
parentDataProperty:"operator",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),t=e.length))}else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return R.
errors=e,t===0}function M(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){const s=t;for(const o in r){if(t!==s)break;if(o!=="terms"){const u={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have \
additional properties"};e===null?e=[u]:e.push(u),t++}}r.terms!==void 0&&(y(r.terms,{instancePath:a+"/terms",parentData:r,
parentDataProperty:"terms",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length))}else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return M.
errors=e,t===0}const ue={type:"string",enum:["standard","aside","chat","gallery","link","image","quote","status","video",
"audio"]};function j(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(typeof r!=
"string"){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}if(!(r==="standard"||r==="aside"||r==="chat"||r==="gallery"||r==="link"||r==="image"||r==="quot\
e"||r==="status"||r==="video"||r==="audio")){const s={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ue.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return j.errors=e,t===0}function N(r,{
instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}return N.errors=e,t===0}function Z(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let l=r.query;if(l&&typeof l=="object"&&
!Array.isArray(l)){if(l._fields!==void 0&&(P(l._fields,{instancePath:a+"/query/_fields",parentData:l,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),l._embed!==void 0&&(v(l._embed,{instancePath:a+
"/query/_embed",parentData:l,parentDataProperty:"_embed",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),
l.context!==void 0&&(A(l.context,{instancePath:a+"/query/context",parentData:l,parentDataProperty:"context",rootData:n})||
(e=e===null?A.errors:e.concat(A.errors),t=e.length)),l.page!==void 0){let i=l.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){const p={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof i=="number"&&isFinite(i)&&
(i<1||isNaN(i))){const p={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),t++}}if(l.per_page!==void 0){
let i=l.per_page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[p]:e.push(p),t++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){const p={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <=\
 100"};e===null?e=[p]:e.push(p),t++}if(i<1||isNaN(i)){const p={instancePath:a+"/query/per_page",schemaPath:"#/properties\
/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[p]:e.push(p),t++}}}if(l.search!==void 0&&(x(l.search,{instancePath:a+"/query/search",parentData:l,parentDataProperty:"\
search",rootData:n})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),l.after!==void 0&&(w(l.after,{instancePath:a+
"/query/after",parentData:l,parentDataProperty:"after",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),
l.modified_after!==void 0&&(w(l.modified_after,{instancePath:a+"/query/modified_after",parentData:l,parentDataProperty:"\
modified_after",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),l.author!==void 0&&(y(l.author,{instancePath:a+
"/query/author",parentData:l,parentDataProperty:"author",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
l.author_exclude!==void 0&&(y(l.author_exclude,{instancePath:a+"/query/author_exclude",parentData:l,parentDataProperty:"\
author_exclude",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),l.before!==void 0&&(w(l.before,{instancePath:a+
"/query/before",parentData:l,parentDataProperty:"before",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),
l.modified_before!==void 0&&(w(l.modified_before,{instancePath:a+"/query/modified_before",parentData:l,parentDataProperty:"\
modified_before",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),l.exclude!==void 0&&(y(l.exclude,{instancePath:a+
"/query/exclude",parentData:l,parentDataProperty:"exclude",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
l.include!==void 0&&(y(l.include,{instancePath:a+"/query/include",parentData:l,parentDataProperty:"include",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length)),l.offset!==void 0){let i=l.offset;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))){const p={instancePath:a+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}}if(l.order!==void 0){let i=l.
order;if(typeof i!="string"){const p={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(i==="asc"||i==="desc")){
const p={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:V.
properties.query.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}
if(l.orderby!==void 0){let i=l.orderby;if(typeof i!="string"){const p={instancePath:a+"/query/orderby",schemaPath:"#/pro\
perties/query/properties/orderby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}if(!(i==="author"||i==="date"||i==="id"||i==="include"||i==="modified"||i==="parent"||i==="relevance"||i==="\
slug"||i==="include_slugs"||i==="title")){const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/proper\
ties/orderby/enum",keyword:"enum",params:{allowedValues:V.properties.query.properties.orderby.enum},message:"must be equ\
al to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}if(l.search_columns!==void 0){let i=l.search_columns;if(Array.
isArray(i)){const p=i.length;for(let c=0,g=t;c<p&&t===g;c++){let h=i[c];if(typeof h!="string"){const b={instancePath:a+"\
/query/search_columns/"+c,schemaPath:"#/properties/query/properties/search_columns/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[b]:e.push(b),t++}if(!(h==="post_title"||h==="post_content"||h==="post_exc\
erpt")){const b={instancePath:a+"/query/search_columns/"+c,schemaPath:"#/properties/query/properties/search_columns/item\
s/enum",keyword:"enum",params:{allowedValues:V.properties.query.properties.search_columns.items.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[b]:e.push(b),t++}}}else{const p={instancePath:a+"/query/search_columns",
schemaPath:"#/properties/query/properties/search_columns/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[p]:e.push(p),t++}}if(l.slug!==void 0&&(v(l.slug,{instancePath:a+"/query/slug",parentData:l,parentDataProperty:"\
slug",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),l.status!==void 0){let i=l.status;if(Array.isArray(
i)){const p=i.length;for(let c=0,g=t;c<p&&t===g;c++){let h=i[c];if(typeof h!="string"){const b={instancePath:a+"/query/s\
tatus/"+c,schemaPath:"#/properties/query/properties/status/items/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[b]:e.push(b),t++}if(!(h==="publish"||h==="future"||h==="draft"||h==="pending"||h==="private"||
h==="trash"||h==="auto-draft"||h==="inherit"||h==="request-pending"||h==="request-confirmed"||h==="request-failed"||h===
"request-completed"||h==="ads_expired"||h==="fields-disabled"||h==="cal-ea-success"||h==="cal-ea-failed"||h==="cal-ea-sc\
hedule"||h==="cal-ea-pending"||h==="cal-ea-draft"||h==="cal-ignored"||h==="any")){const b={instancePath:a+"/query/status\
/"+c,schemaPath:"#/properties/query/properties/status/items/enum",keyword:"enum",params:{allowedValues:V.properties.query.
properties.status.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[b]:e.push(b),t++}}}else{
const p={instancePath:a+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}if(l.tax_relation!==void 0&&(q(l.tax_relation,{instancePath:a+
"/query/tax_relation",parentData:l,parentDataProperty:"tax_relation",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),
t=e.length)),l.categories!==void 0){let i=l.categories;const p=t;let c=!1,g=null;const h=t;y(i,{instancePath:a+"/query/c\
ategories",parentData:l,parentDataProperty:"categories",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length);
var s=h===t;s&&(c=!0,g=0);const b=t;S(i,{instancePath:a+"/query/categories",parentData:l,parentDataProperty:"categories",
rootData:n})||(e=e===null?S.errors:e.concat(S.errors),t=e.length);var s=b===t;if(s&&c?(c=!1,g=[g,1]):s&&(c=!0,g=1),c)t=p,
e!==null&&(p?e.length=p:e=null);else{const _={instancePath:a+"/query/categories",schemaPath:"#/properties/query/properti\
es/categories/oneOf",keyword:"oneOf",params:{passingSchemas:g},message:"must match exactly one schema in oneOf"};e===null?
e=[_]:e.push(_),t++}}if(l.categories_exclude!==void 0){let i=l.categories_exclude;const p=t;let c=!1,g=null;const h=t;y(
i,{instancePath:a+"/query/categories_exclude",parentData:l,parentDataProperty:"categories_exclude",rootData:n})||(e=e===
null?y.errors:e.concat(y.errors),t=e.length);var o=h===t;o&&(c=!0,g=0);const b=t;C(i,{instancePath:a+"/query/categories_\
exclude",parentData:l,parentDataProperty:"categories_exclude",rootData:n})||(e=e===null?C.errors:e.concat(C.errors),t=e.
length);var o=b===t;if(o&&c?(c=!1,g=[g,1]):o&&(c=!0,g=1),c)t=p,e!==null&&(p?e.length=p:e=null);else{const _={instancePath:a+
"/query/categories_exclude",schemaPath:"#/properties/query/properties/categories_exclude/oneOf",keyword:"oneOf",params:{
passingSchemas:g},message:"must match exactly one schema in oneOf"};e===null?e=[_]:e.push(_),t++}}if(l.tags!==void 0){let i=l.
tags;const p=t;let c=!1,g=null;const h=t;y(i,{instancePath:a+"/query/tags",parentData:l,parentDataProperty:"tags",rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),t=e.length);var u=h===t;u&&(c=!0,g=0);const b=t;R(i,{instancePath:a+"/query/tags",
parentData:l,parentDataProperty:"tags",rootData:n})||(e=e===null?R.errors:e.concat(R.errors),t=e.length);var u=b===t;if(u&&
c?(c=!1,g=[g,1]):u&&(c=!0,g=1),c)t=p,e!==null&&(p?e.length=p:e=null);else{const _={instancePath:a+"/query/tags",schemaPath:"\
#/properties/query/properties/tags/oneOf",keyword:"oneOf",params:{passingSchemas:g},message:"must match exactly one sche\
ma in oneOf"};e===null?e=[_]:e.push(_),t++}}if(l.tags_exclude!==void 0){let i=l.tags_exclude;const p=t;let c=!1,g=null;const h=t;
y(i,{instancePath:a+"/query/tags_exclude",parentData:l,parentDataProperty:"tags_exclude",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length);var d=h===t;d&&(c=!0,g=0);const b=t;M(i,{instancePath:a+"/query/tags_exclude",parentData:l,
parentDataProperty:"tags_exclude",rootData:n})||(e=e===null?M.errors:e.concat(M.errors),t=e.length);var d=b===t;if(d&&c?
(c=!1,g=[g,1]):d&&(c=!0,g=1),c)t=p,e!==null&&(p?e.length=p:e=null);else{const _={instancePath:a+"/query/tags_exclude",schemaPath:"\
#/properties/query/properties/tags_exclude/oneOf",keyword:"oneOf",params:{passingSchemas:g},message:"must match exactly \
one schema in oneOf"};e===null?e=[_]:e.push(_),t++}}if(l.sticky!==void 0&&typeof l.sticky!="boolean"){const i={instancePath:a+
"/query/sticky",schemaPath:"#/properties/query/properties/sticky/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e===null?e=[i]:e.push(i),t++}if(l.format!==void 0){let i=l.format;if(Array.isArray(i)){const p=i.length;
for(let c=0,g=t;c<p&&t===g;c++)j(i[c],{instancePath:a+"/query/format/"+c,parentData:i,parentDataProperty:c,rootData:n})||
(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{const p={instancePath:a+"/query/format",schemaPath:"#/propertie\
s/query/properties/format/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}}}else{
const i={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[i]:e.push(i),t++}}r.params!==void 0&&(N(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))}return Z.errors=e,t===0}const ce=se;function E(r,{
instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(P(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=
e===null?P.errors:e.concat(P.errors),t=e.length)),r._embed!==void 0&&(v(r._embed,{instancePath:a+"/_embed",parentData:r,
parentDataProperty:"_embed",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length));else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return E.
errors=e,t===0}const ee={type:"object",required:[],properties:{date:{$ref:"/shared/2"},date_gmt:{$ref:"/shared/2"},slug:{
type:["string","null"],maxLength:2e3},title:{$ref:"/schemas/TitleInput"},author:{type:"integer"},featured_media:{type:["\
integer","null"]},comment_status:{$ref:"/shared/3"},ping_status:{$ref:"/shared/3"},template:{$ref:"/shared/4"}}},ye={type:[
"string","null"],format:"date-time-or-local"};function $(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){
let e=null,t=0;if(typeof r!="string"&&r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:ye.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&!Y(r)){const s={instancePath:a,
schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},message:'must match format "date-time-or-loc\
al"'};e===null?e=[s]:e.push(s),t++}return $.errors=e,t===0}const me={type:["string","object"],maxLength:2e3,required:[],
properties:{raw:{$ref:"/shared/4"}}},fe={type:["string","number","boolean","null"],maxLength:2e3};function O(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(
r))&&typeof r!="boolean"&&r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:fe.type},message:"\
must be string,number,boolean,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&D(r)>2e3){const s={instancePath:a,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[s]:e.push(s),t++}return O.errors=e,t===0}function z(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){
let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:me.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}if(typeof r=="\
string"&&D(r)>2e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must\
 NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==
void 0&&(O(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:n})||(e=e===null?O.errors:e.concat(
O.errors),t=e.length)),z.errors=e,t===0}const he={type:"string",enum:["open","closed"]};function L(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="open"||r===
"closed")){const s={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:he.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return L.errors=e,t===0}function B(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==
void 0&&($(r.date,{instancePath:a+"/date",parentData:r,parentDataProperty:"date",rootData:n})||(e=e===null?$.errors:e.concat(
$.errors),t=e.length)),r.date_gmt!==void 0&&($(r.date_gmt,{instancePath:a+"/date_gmt",parentData:r,parentDataProperty:"d\
ate_gmt",rootData:n})||(e=e===null?$.errors:e.concat($.errors),t=e.length)),r.slug!==void 0){let s=r.slug;if(typeof s!="\
string"&&s!==null){const o={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:ee.properties.
slug.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&D(s)>2e3){const o={instancePath:a+
"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[o]:e.push(o),t++}}if(r.title!==void 0&&(z(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"\
title",rootData:n})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),r.author!==void 0){let s=r.author;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const o={instancePath:a+"/author",schemaPath:"#/properties/author/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}}if(r.featured_media!==void 0){let s=r.
featured_media;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){const o={instancePath:a+"/featured_me\
dia",schemaPath:"#/properties/featured_media/type",keyword:"type",params:{type:ee.properties.featured_media.type},message:"\
must be integer,null"};e===null?e=[o]:e.push(o),t++}}r.comment_status!==void 0&&(L(r.comment_status,{instancePath:a+"/co\
mment_status",parentData:r,parentDataProperty:"comment_status",rootData:n})||(e=e===null?L.errors:e.concat(L.errors),t=e.
length)),r.ping_status!==void 0&&(L(r.ping_status,{instancePath:a+"/ping_status",parentData:r,parentDataProperty:"ping_s\
tatus",rootData:n})||(e=e===null?L.errors:e.concat(L.errors),t=e.length)),r.template!==void 0&&(O(r.template,{instancePath:a+
"/template",parentData:r,parentDataProperty:"template",rootData:n})||(e=e===null?O.errors:e.concat(O.errors),t=e.length))}else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
s]:e.push(s),t++}return B.errors=e,t===0}const W={type:"object",required:[],properties:{status:{type:["string","null"],enum:[
"publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-\
schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]},password:{type:["string","null"],maxLength:4096},
content:{$ref:"/schemas/ContentInput"},excerpt:{$ref:"/schemas/ExcerptInput"},meta:{$ref:"/schemas/EntryMetaInput"}}},re={
type:["string","object"],required:[],properties:{raw:{type:["string","number","boolean","null"]}}};function G(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:re.type},message:"must be string,ob\
ject"};e===null?e=[s]:e.push(s),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){let s=r.raw;if(typeof s!=
"string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null){const o={instancePath:a+"/raw",schemaPath:"\
#/properties/raw/type",keyword:"type",params:{type:re.properties.raw.type},message:"must be string,number,boolean,null"};
e===null?e=[o]:e.push(o),t++}}return G.errors=e,t===0}const te={type:["string","object"],maxLength:2e4,required:[],properties:{
raw:{type:["string","number","boolean","null"],maxLength:2e4}}};function H(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:n=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:te.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"&&D(r)>2e4){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e4},message:"mus\
t NOT have more than 20000 characters"};e===null?e=[s]:e.push(s),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==
void 0){let s=r.raw;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null){const o={instancePath:a+
"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:te.properties.raw.type},message:"must be string,nu\
mber,boolean,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&D(s)>2e4){const o={instancePath:a+"/raw",schemaPath:"\
#/properties/raw/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===
null?e=[o]:e.push(o),t++}}return H.errors=e,t===0}function J(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){const s=t;for(const o in r){if(t!==s)break;let u=r[o];if(typeof u==
"string"&&D(u)>65535){const d={instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=
[d]:e.push(d),t++}if(Array.isArray(u)&&u.length>1e3){const d={instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000\
 items"};e===null?e=[d]:e.push(d),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return J.errors=e,t===0}function K(r,{instancePath:a="",parentData:m,
parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status!==void 0){
let s=r.status;if(typeof s!="string"&&s!==null){const o={instancePath:a+"/status",schemaPath:"#/properties/status/type",
keyword:"type",params:{type:W.properties.status.type},message:"must be string,null"};e===null?e=[o]:e.push(o),t++}if(!(s===
"publish"||s==="future"||s==="draft"||s==="pending"||s==="private"||s==="ads_expired"||s==="fields-disabled"||s==="cal-e\
a-success"||s==="cal-ea-failed"||s==="cal-ea-schedule"||s==="cal-ea-pending"||s==="cal-ea-draft"||s==="cal-ignored"||s===
"trash"||s===null)){const o={instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:W.
properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}if(r.password!==
void 0){let s=r.password;if(typeof s!="string"&&s!==null){const o={instancePath:a+"/password",schemaPath:"#/properties/p\
assword/type",keyword:"type",params:{type:W.properties.password.type},message:"must be string,null"};e===null?e=[o]:e.push(
o),t++}if(typeof s=="string"&&D(s)>4096){const o={instancePath:a+"/password",schemaPath:"#/properties/password/maxLength",
keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[o]:e.push(o),t++}}
r.content!==void 0&&(G(r.content,{instancePath:a+"/content",parentData:r,parentDataProperty:"content",rootData:n})||(e=e===
null?G.errors:e.concat(G.errors),t=e.length)),r.excerpt!==void 0&&(H(r.excerpt,{instancePath:a+"/excerpt",parentData:r,parentDataProperty:"\
excerpt",rootData:n})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)),r.meta!==void 0&&(J(r.meta,{instancePath:a+"\
/meta",parentData:r,parentDataProperty:"meta",rootData:n})||(e=e===null?J.errors:e.concat(J.errors),t=e.length))}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return K.errors=e,t===0}function Q(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,
t=0;return B(r,{instancePath:a,parentData:m,parentDataProperty:f,rootData:n})||(e=e===null?B.errors:e.concat(B.errors),t=
e.length),K(r,{instancePath:a,parentData:m,parentDataProperty:f,rootData:n})||(e=e===null?K.errors:e.concat(K.errors),t=
e.length),Q.errors=e,t===0}const ge={type:"object",required:[],properties:{format:{$ref:"/shared/5"},sticky:{type:["bool\
ean","null"]},categories:{$ref:"/shared/6"},tags:{$ref:"/shared/6"}}},de={type:["array","null"],items:{type:"integer"}};
function T(r,{instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(!Array.isArray(r)&&
r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:de.type},message:"must be array,null"};
e===null?e=[s]:e.push(s),t++}if(Array.isArray(r)){const s=r.length;for(let o=0,u=t;o<s&&t===u;o++){let d=r[o];if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const l={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}}return T.errors=e,t===0}function U(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.format!==
void 0&&(j(r.format,{instancePath:a+"/format",parentData:r,parentDataProperty:"format",rootData:n})||(e=e===null?j.errors:
e.concat(j.errors),t=e.length)),r.sticky!==void 0){let s=r.sticky;if(typeof s!="boolean"&&s!==null){const o={instancePath:a+
"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type:ge.properties.sticky.type},message:"must be \
boolean,null"};e===null?e=[o]:e.push(o),t++}}r.categories!==void 0&&(T(r.categories,{instancePath:a+"/categories",parentData:r,
parentDataProperty:"categories",rootData:n})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),r.tags!==void 0&&(T(r.
tags,{instancePath:a+"/tags",parentData:r,parentDataProperty:"tags",rootData:n})||(e=e===null?T.errors:e.concat(T.errors),
t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[s]:e.push(s),t++}return U.errors=e,t===0}function F(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:n=r}={}){let e=null,t=0;return Q(r,{instancePath:a,parentData:m,parentDataProperty:f,rootData:n})||(e=e===null?
Q.errors:e.concat(Q.errors),t=e.length),U(r,{instancePath:a,parentData:m,parentDataProperty:f,rootData:n})||(e=e===null?
U.errors:e.concat(U.errors),t=e.length),F.errors=e,t===0}function se(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(E(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),r.params!==
void 0&&(N(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?N.errors:
e.concat(N.errors),t=e.length)),r.body!==void 0&&(F(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",
rootData:n})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))),se.errors=e,t===0}const be=ae;function k(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must h\
ave required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){const o={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return k.errors=e,t===0}function ae(r,{
instancePath:a="",parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s._fields!==void 0&&(P(s._fields,
{instancePath:a+"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:n})||(e=e===null?P.errors:e.concat(P.
errors),t=e.length)),s._embed!==void 0&&(v(s._embed,{instancePath:a+"/query/_embed",parentData:s,parentDataProperty:"_em\
bed",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),s.context!==void 0&&(A(s.context,{instancePath:a+
"/query/context",parentData:s,parentDataProperty:"context",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),t=e.length)),
s.password!==void 0){let o=s.password;if(typeof o=="string"){if(D(o)>4096){const u={instancePath:a+"/query/password",schemaPath:"\
#/properties/query/properties/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more th\
an 4096 characters"};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:a+"/query/password",schemaPath:"#/properti\
es/query/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),t++}}if(s.preview_token!==void 0){let o=s.preview_token;if(typeof o=="string"){if(D(o)>200){const u={instancePath:a+"\
/query/preview_token",schemaPath:"#/properties/query/properties/preview_token/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:a+"/query/pre\
view_token",schemaPath:"#/properties/query/properties/preview_token/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),t++}}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}r.params!==void 0&&(k(r.
params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?k.errors:e.concat(k.
errors),t=e.length))}return ae.errors=e,t===0}const ve=oe;function oe(r,{instancePath:a="",parentData:m,parentDataProperty:f,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(E(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),r.params!==
void 0&&(k(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?k.errors:
e.concat(k.errors),t=e.length)),r.body!==void 0&&(F(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",
rootData:n})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))),oe.errors=e,t===0}const Pe=ne;function ne(r,{instancePath:a="",
parentData:m,parentDataProperty:f,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s._fields!==void 0&&(P(s._fields,{instancePath:a+"\
/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:n})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),
s._embed!==void 0&&(v(s._embed,{instancePath:a+"/query/_embed",parentData:s,parentDataProperty:"_embed",rootData:n})||(e=
e===null?v.errors:e.concat(v.errors),t=e.length)),s.force!==void 0&&typeof s.force!="boolean"){const o={instancePath:a+"\
/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[o]:e.push(o),t++}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}r.params!==void 0&&(k(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}return ne.
errors=e,t===0}return{createPost:ce,deletePost:Pe,getPost:be,listPosts:le,updatePost:ve}};export{we as createValidators};
