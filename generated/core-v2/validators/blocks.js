// Written by `npm run generate` from openapi/. Changes belong there.

const re=z=>{const G=I,j={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/3"},_embed:{$ref:"/shared/\
3"},context:{$ref:"/shared/4"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{type:"\
string"},after:{$ref:"/shared/5"},modified_after:{$ref:"/shared/5"},before:{$ref:"/shared/5"},modified_before:{$ref:"/sh\
ared/5"},exclude:{$ref:"/shared/0"},include:{$ref:"/shared/0"},offset:{type:"integer"},order:{type:"string",enum:["asc",
"desc"]},orderby:{type:"string",enum:["date","id","include","modified","relevance","slug","include_slugs","title"]},search_columns:{
type:"array",items:{type:"string",enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/3"},status:{type:"\
array",items:{type:"string",enum:["publish","future","draft","pending","private","trash","auto-draft","inherit","request\
-pending","request-confirmed","request-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal\
-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}},core_pattern_category:{oneOf:[{$ref:"\
/shared/0"},{$ref:"/schemas/PatternCategoryFilter"}]},core_pattern_category_exclude:{oneOf:[{$ref:"/shared/0"},{$ref:"/s\
chemas/PatternCategoryExclusion"}]}}},params:{$ref:"/shared/6"},body:{}}};function y(r,{instancePath:a="",parentData:f,parentDataProperty:m,
rootData:i=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let n=0;n<s;n++)if(typeof r[n]!="string"){const o={
instancePath:a+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),t++}return y.errors=e,t===0}const H={type:"string",enum:["view","embed","edit"]};function P(r,{
instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r===
"view"||r==="embed"||r==="edit")){const s={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:H.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}return P.errors=e,t===0}const B=z.formats["\
date-time"];function d(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;if(typeof r==
"string"){if(!B(r)){const s={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return d.errors=e,t===0}function h(r,{
instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;
for(let n=0;n<s;n++){let o=r[n];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/"+n,
schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}}}else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),t++}return h.errors=e,t===0}const J={type:"object",additionalProperties:!1,required:[],properties:{terms:{$ref:"\
/shared/0"},operator:{type:"string",enum:["AND","OR"]}}};function x(r,{instancePath:a="",parentData:f,parentDataProperty:m,
rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(!(s==="terms"||s==="op\
erator")){const n={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}if(r.terms!==void 0&&(h(r.terms,{instancePath:a+
"/terms",parentData:r,parentDataProperty:"terms",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),r.operator!==
void 0){let s=r.operator;if(typeof s!="string"){const n={instancePath:a+"/operator",schemaPath:"#/properties/operator/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}if(!(s==="AND"||s==="OR")){
const n={instancePath:a+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues:J.properties.
operator.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return x.
errors=e,t===0}function $(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(const s in r)if(s!=="terms"){const n={instancePath:a,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};
e===null?e=[n]:e.push(n),t++}r.terms!==void 0&&(h(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"term\
s",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return $.errors=e,t===0}function v(r,{
instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),t++}return v.errors=e,t===0}function I(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let o=r.query;if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o._fields!==void 0&&(y(o._fields,{instancePath:a+"/query/_fields",parentData:o,parentDataProperty:"\
_fields",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),o._embed!==void 0&&(y(o._embed,{instancePath:a+
"/query/_embed",parentData:o,parentDataProperty:"_embed",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
o.context!==void 0&&(P(o.context,{instancePath:a+"/query/context",parentData:o,parentDataProperty:"context",rootData:i})||
(e=e===null?P.errors:e.concat(P.errors),t=e.length)),o.page!==void 0){let p=o.page;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){const l={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof p=="number"&&isFinite(p)&&
(p<1||isNaN(p))){const l={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}if(o.per_page!==void 0){
let p=o.per_page;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const l={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[l]:e.push(l),t++}if(typeof p=="number"&&isFinite(p)){if(p>100||isNaN(p)){const l={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <=\
 100"};e===null?e=[l]:e.push(l),t++}if(p<1||isNaN(p)){const l={instancePath:a+"/query/per_page",schemaPath:"#/properties\
/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[l]:e.push(l),t++}}}if(o.search!==void 0&&typeof o.search!="string"){const p={instancePath:a+"/query/search",schemaPath:"\
#/properties/query/properties/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),t++}if(o.after!==void 0&&(d(o.after,{instancePath:a+"/query/after",parentData:o,parentDataProperty:"after",rootData:i})||
(e=e===null?d.errors:e.concat(d.errors),t=e.length)),o.modified_after!==void 0&&(d(o.modified_after,{instancePath:a+"/qu\
ery/modified_after",parentData:o,parentDataProperty:"modified_after",rootData:i})||(e=e===null?d.errors:e.concat(d.errors),
t=e.length)),o.before!==void 0&&(d(o.before,{instancePath:a+"/query/before",parentData:o,parentDataProperty:"before",rootData:i})||
(e=e===null?d.errors:e.concat(d.errors),t=e.length)),o.modified_before!==void 0&&(d(o.modified_before,{instancePath:a+"/\
query/modified_before",parentData:o,parentDataProperty:"modified_before",rootData:i})||(e=e===null?d.errors:e.concat(d.errors),
t=e.length)),o.exclude!==void 0&&(h(o.exclude,{instancePath:a+"/query/exclude",parentData:o,parentDataProperty:"exclude",
rootData:i})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),o.include!==void 0&&(h(o.include,{instancePath:a+"/qu\
ery/include",parentData:o,parentDataProperty:"include",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),
o.offset!==void 0){let p=o.offset;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const l={instancePath:a+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[l]:e.push(l),t++}}if(o.order!==void 0){let p=o.order;if(typeof p!="string"){const l={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[l]:e.push(l),t++}if(!(p==="asc"||p==="desc")){const l={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:j.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(o.orderby!==void 0){let p=o.orderby;
if(typeof p!="string"){const l={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(p==="date"||p==="id"||
p==="include"||p==="modified"||p==="relevance"||p==="slug"||p==="include_slugs"||p==="title")){const l={instancePath:a+"\
/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:j.properties.
query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(o.
search_columns!==void 0){let p=o.search_columns;if(Array.isArray(p)){const l=p.length;for(let c=0;c<l;c++){let u=p[c];if(typeof u!=
"string"){const g={instancePath:a+"/query/search_columns/"+c,schemaPath:"#/properties/query/properties/search_columns/it\
ems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}if(!(u==="post_ti\
tle"||u==="post_content"||u==="post_excerpt")){const g={instancePath:a+"/query/search_columns/"+c,schemaPath:"#/properti\
es/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:j.properties.query.properties.search_columns.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[g]:e.push(g),t++}}}else{const l={instancePath:a+
"/query/search_columns",schemaPath:"#/properties/query/properties/search_columns/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(o.slug!==void 0&&(y(o.slug,{instancePath:a+"/query/slug",parentData:o,
parentDataProperty:"slug",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),o.status!==void 0){let p=o.
status;if(Array.isArray(p)){const l=p.length;for(let c=0;c<l;c++){let u=p[c];if(typeof u!="string"){const g={instancePath:a+
"/query/status/"+c,schemaPath:"#/properties/query/properties/status/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[g]:e.push(g),t++}if(!(u==="publish"||u==="future"||u==="draft"||u==="pending"||u==="private"||
u==="trash"||u==="auto-draft"||u==="inherit"||u==="request-pending"||u==="request-confirmed"||u==="request-failed"||u===
"request-completed"||u==="ads_expired"||u==="fields-disabled"||u==="cal-ea-success"||u==="cal-ea-failed"||u==="cal-ea-sc\
hedule"||u==="cal-ea-pending"||u==="cal-ea-draft"||u==="cal-ignored"||u==="any")){const g={instancePath:a+"/query/status\
/"+c,schemaPath:"#/properties/query/properties/status/items/enum",keyword:"enum",params:{allowedValues:j.properties.query.
properties.status.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[g]:e.push(g),t++}}}else{
const l={instancePath:a+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(o.core_pattern_category!==void 0){let p=o.core_pattern_category;
const l=t;let c=!1,u=null;const g=t;h(p,{instancePath:a+"/query/core_pattern_category",parentData:o,parentDataProperty:"\
core_pattern_category",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),t=e.length);var s=g===t;s&&(c=!0,u=0);const V=t;
x(p,{instancePath:a+"/query/core_pattern_category",parentData:o,parentDataProperty:"core_pattern_category",rootData:i})||
(e=e===null?x.errors:e.concat(x.errors),t=e.length);var s=V===t;if(s&&c?(c=!1,u=[u,1]):s&&(c=!0,u=1),c)t=l,e!==null&&(l?
e.length=l:e=null);else{const A={instancePath:a+"/query/core_pattern_category",schemaPath:"#/properties/query/properties\
/core_pattern_category/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};
e===null?e=[A]:e.push(A),t++}}if(o.core_pattern_category_exclude!==void 0){let p=o.core_pattern_category_exclude;const l=t;
let c=!1,u=null;const g=t;h(p,{instancePath:a+"/query/core_pattern_category_exclude",parentData:o,parentDataProperty:"co\
re_pattern_category_exclude",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),t=e.length);var n=g===t;n&&(c=!0,u=0);
const V=t;$(p,{instancePath:a+"/query/core_pattern_category_exclude",parentData:o,parentDataProperty:"core_pattern_categ\
ory_exclude",rootData:i})||(e=e===null?$.errors:e.concat($.errors),t=e.length);var n=V===t;if(n&&c?(c=!1,u=[u,1]):n&&(c=
!0,u=1),c)t=l,e!==null&&(l?e.length=l:e=null);else{const A={instancePath:a+"/query/core_pattern_category_exclude",schemaPath:"\
#/properties/query/properties/core_pattern_category_exclude/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"mu\
st match exactly one schema in oneOf"};e===null?e=[A]:e.push(A),t++}}}else{const p={instancePath:a+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}r.
params!==void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?
v.errors:e.concat(v.errors),t=e.length))}return I.errors=e,t===0}const K=T;function q(r,{instancePath:a="",parentData:f,
parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(y(
r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=e===null?y.errors:e.concat(
y.errors),t=e.length)),r._embed!==void 0&&(y(r._embed,{instancePath:a+"/_embed",parentData:r,parentDataProperty:"_embed",
rootData:i})||(e=e===null?y.errors:e.concat(y.errors),t=e.length));else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return q.errors=e,t===0}const k={type:"\
object",required:[],properties:{date:{$ref:"/shared/1"},date_gmt:{$ref:"/shared/1"},slug:{type:["string","null"]},status:{
type:["string","null"],enum:["publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-succ\
ess","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]},password:{type:["str\
ing","null"]},content:{$ref:"/schemas/ContentInput"},excerpt:{$ref:"/schemas/ExcerptInput"},title:{$ref:"/schemas/TitleI\
nput"},template:{$ref:"/shared/2"},meta:{$ref:"/schemas/BlockMetaInput"},core_pattern_category:{type:["array","null"],items:{
type:"integer"}}}},L={type:["string","null"],format:"date-time"};function D(r,{instancePath:a="",parentData:f,parentDataProperty:m,
rootData:i=r}={}){let e=null,t=0;if(typeof r!="string"&&r!==null){const s={instancePath:a,schemaPath:"#/type",keyword:"t\
ype",params:{type:L.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&!B(r)){const s={
instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[s]:e.push(s),t++}return D.errors=e,t===0}const Q={type:["string","object"],required:[],properties:{raw:{$ref:"\
/shared/2"}}},U={type:["string","number","boolean","null"]};function b(r,{instancePath:a="",parentData:f,parentDataProperty:m,
rootData:i=r}={}){let e=null,t=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:U.type},message:"must be string,number,boolean,n\
ull"};e===null?e=[s]:e.push(s),t++}return b.errors=e,t===0}function E(r,{instancePath:a="",parentData:f,parentDataProperty:m,
rootData:i=r}={}){let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:Q.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}return r&&
typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0&&(b(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"\
raw",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),E.errors=e,t===0}const W={type:["string","object"],
required:[],properties:{raw:{$ref:"/shared/2"}}};function N(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){
let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:W.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}return r&&typeof r==
"object"&&!Array.isArray(r)&&r.raw!==void 0&&(b(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:i})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length)),N.errors=e,t===0}const X={type:["string","object"],required:[],properties:{
raw:{$ref:"/shared/2"}}};function O(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){let e=null,
t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:X.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}return r&&typeof r=="object"&&!Array.
isArray(r)&&r.raw!==void 0&&(b(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:i})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)),O.errors=e,t===0}const C={type:"object",required:[],additionalProperties:!0,properties:{
pattern_sync_status:{type:["string","null"],enum:["","partial","unsynced",null]}}};function F(r,{instancePath:a="",parentData:f,
parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.pattern_sync_status!==
void 0){let s=r.pattern_sync_status;if(typeof s!="string"&&s!==null){const n={instancePath:a+"/pattern_sync_status",schemaPath:"\
#/properties/pattern_sync_status/type",keyword:"type",params:{type:C.properties.pattern_sync_status.type},message:"must \
be string,null"};e===null?e=[n]:e.push(n),t++}if(!(s===""||s==="partial"||s==="unsynced"||s===null)){const n={instancePath:a+
"/pattern_sync_status",schemaPath:"#/properties/pattern_sync_status/enum",keyword:"enum",params:{allowedValues:C.properties.
pattern_sync_status.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),t++}}}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return F.errors=e,t===0}function w(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==void 0&&(D(r.date,{instancePath:a+"/date",parentData:r,parentDataProperty:"\
date",rootData:i})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.date_gmt!==void 0&&(D(r.date_gmt,{instancePath:a+
"/date_gmt",parentData:r,parentDataProperty:"date_gmt",rootData:i})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),
r.slug!==void 0){let s=r.slug;if(typeof s!="string"&&s!==null){const n={instancePath:a+"/slug",schemaPath:"#/properties/\
slug/type",keyword:"type",params:{type:k.properties.slug.type},message:"must be string,null"};e===null?e=[n]:e.push(n),t++}}
if(r.status!==void 0){let s=r.status;if(typeof s!="string"&&s!==null){const n={instancePath:a+"/status",schemaPath:"#/pr\
operties/status/type",keyword:"type",params:{type:k.properties.status.type},message:"must be string,null"};e===null?e=[n]:
e.push(n),t++}if(!(s==="publish"||s==="future"||s==="draft"||s==="pending"||s==="private"||s==="ads_expired"||s==="field\
s-disabled"||s==="cal-ea-success"||s==="cal-ea-failed"||s==="cal-ea-schedule"||s==="cal-ea-pending"||s==="cal-ea-draft"||
s==="cal-ignored"||s==="trash"||s===null)){const n={instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:k.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[
n]:e.push(n),t++}}if(r.password!==void 0){let s=r.password;if(typeof s!="string"&&s!==null){const n={instancePath:a+"/pa\
ssword",schemaPath:"#/properties/password/type",keyword:"type",params:{type:k.properties.password.type},message:"must be\
 string,null"};e===null?e=[n]:e.push(n),t++}}if(r.content!==void 0&&(E(r.content,{instancePath:a+"/content",parentData:r,
parentDataProperty:"content",rootData:i})||(e=e===null?E.errors:e.concat(E.errors),t=e.length)),r.excerpt!==void 0&&(N(r.
excerpt,{instancePath:a+"/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:i})||(e=e===null?N.errors:e.concat(
N.errors),t=e.length)),r.title!==void 0&&(O(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"title",rootData:i})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length)),r.template!==void 0&&(b(r.template,{instancePath:a+"/template",parentData:r,
parentDataProperty:"template",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),r.meta!==void 0&&(F(r.meta,
{instancePath:a+"/meta",parentData:r,parentDataProperty:"meta",rootData:i})||(e=e===null?F.errors:e.concat(F.errors),t=e.
length)),r.core_pattern_category!==void 0){let s=r.core_pattern_category;if(!Array.isArray(s)&&s!==null){const n={instancePath:a+
"/core_pattern_category",schemaPath:"#/properties/core_pattern_category/type",keyword:"type",params:{type:k.properties.core_pattern_category.
type},message:"must be array,null"};e===null?e=[n]:e.push(n),t++}if(Array.isArray(s)){const n=s.length;for(let o=0;o<n;o++){
let p=s[o];if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const l={instancePath:a+"/core_pattern_category/"+o,
schemaPath:"#/properties/core_pattern_category/items/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[l]:e.push(l),t++}}}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return w.errors=e,t===0}function T(r,{instancePath:a="",parentData:f,
parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(q(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?q.errors:e.concat(
q.errors),t=e.length)),r.params!==void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",
rootData:i})||(e=e===null?v.errors:e.concat(v.errors),t=e.length)),r.body!==void 0&&(w(r.body,{instancePath:a+"/body",parentData:r,
parentDataProperty:"body",rootData:i})||(e=e===null?w.errors:e.concat(w.errors),t=e.length))),T.errors=e,t===0}const Y=R;
function _(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const n={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return _.errors=e,t===
0}function R(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s._fields!==
void 0&&(y(s._fields,{instancePath:a+"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:i})||(e=e===null?
y.errors:e.concat(y.errors),t=e.length)),s._embed!==void 0&&(y(s._embed,{instancePath:a+"/query/_embed",parentData:s,parentDataProperty:"\
_embed",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),s.context!==void 0&&(P(s.context,{instancePath:a+
"/query/context",parentData:s,parentDataProperty:"context",rootData:i})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),
s.password!==void 0&&typeof s.password!="string"){const n={instancePath:a+"/query/password",schemaPath:"#/properties/que\
ry/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[n]:e.push(n),t++}}r.params!==void 0&&(_(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}return R.errors=e,t===0}const Z=S;function S(r,{
instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(q(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:i})||
(e=e===null?q.errors:e.concat(q.errors),t=e.length)),r.params!==void 0&&(_(r.params,{instancePath:a+"/params",parentData:r,
parentDataProperty:"params",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),t=e.length)),r.body!==void 0&&(w(r.body,
{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:i})||(e=e===null?w.errors:e.concat(w.errors),t=e.
length))),S.errors=e,t===0}const ee=M;function M(r,{instancePath:a="",parentData:f,parentDataProperty:m,rootData:i=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s._fields!==void 0&&(y(s._fields,{instancePath:a+"/query/_fields",parentData:s,parentDataProperty:"\
_fields",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),s._embed!==void 0&&(y(s._embed,{instancePath:a+
"/query/_embed",parentData:s,parentDataProperty:"_embed",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
s.force!==void 0&&typeof s.force!="boolean"){const n={instancePath:a+"/query/force",schemaPath:"#/properties/query/prope\
rties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[n]:e.push(n),t++}}else{const n={
instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[n]:e.push(n),t++}}r.params!==void 0&&(_(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}return M.errors=e,t===0}return{createBlock:K,
deleteBlock:ee,getBlock:Y,listBlocks:G,updateBlock:Z}};export{re as createValidators};
