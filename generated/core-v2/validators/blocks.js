// Written by `npm run generate` from openapi/. Changes belong there.

const oe=C=>{const U=S,E={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/3"},_embed:{$ref:"/shared/\
5"},context:{$ref:"/shared/7"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/6"},after:{$ref:"/shared/8"},modified_after:{$ref:"/shared/8"},before:{$ref:"/shared/8"},modified_before:{$ref:"\
/shared/8"},exclude:{$ref:"/shared/0"},include:{$ref:"/shared/0"},offset:{type:"integer"},order:{type:"string",enum:["as\
c","desc"]},orderby:{type:"string",enum:["date","id","include","modified","relevance","slug","include_slugs","title"]},search_columns:{
type:"array",items:{type:"string",enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/5"},status:{type:"\
array",items:{type:"string",enum:["publish","future","draft","pending","private","trash","auto-draft","inherit","request\
-pending","request-confirmed","request-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal\
-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}},core_pattern_category:{oneOf:[{$ref:"\
/shared/0"},{$ref:"/schemas/PatternCategoryFilter"}]},core_pattern_category_exclude:{oneOf:[{$ref:"/shared/0"},{$ref:"/s\
chemas/PatternCategoryExclusion"}]}}},params:{$ref:"/shared/9"},body:{}}},_=C.lengthOf;function L(r,{instancePath:a="",parentData:y,
parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(typeof r=="string"){if(_(r)>8e3){const t={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.
push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),s++}return L.errors=e,s===0}function d(r,{instancePath:a="",parentData:y,parentDataProperty:c,
rootData:p=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)L(r[o],{instancePath:a+"/"+o,
parentData:r,parentDataProperty:o,rootData:p})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return d.
errors=e,s===0}function P(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(typeof r==
"string"){if(_(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}function h(r,{
instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;
for(let o=0;o<t;o++)P(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:p})||(e=e===null?P.errors:e.
concat(P.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}const W={type:"string",enum:["view","embed","edit"]};
function w(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(typeof r!="string"){
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:W.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return w.errors=
e,s===0}const R=C.formats["date-time-or-local"];function b(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){
let e=null,s=0;if(typeof r=="string"){if(!R(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return b.
errors=e,s===0}function f(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(Array.
isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const i={
instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}const X={type:"object",additionalProperties:!1,required:[],
properties:{terms:{$ref:"/shared/0"},operator:{type:"string",enum:["AND","OR"]}}};function $(r,{instancePath:a="",parentData:y,
parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(!(t===
"terms"||t==="operator")){const o={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(r.terms!==void 0&&(f(
r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"terms",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),
s=e.length)),r.operator!==void 0){let t=r.operator;if(typeof t!="string"){const o={instancePath:a+"/operator",schemaPath:"\
#/properties/operator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}
if(!(t==="AND"||t==="OR")){const o={instancePath:a+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{
allowedValues:X.properties.operator.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),
s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),s++}return $.errors=e,s===0}function O(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(t!=="terms"){const o={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[o]:e.push(o),s++}r.terms!==void 0&&(f(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"\
terms",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}
function D(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(!(r&&typeof r=="ob\
ject"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function S(r,{instancePath:a="",parentData:y,parentDataProperty:c,
rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let n=r.query;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n._fields!==void 0&&(d(n._fields,{instancePath:a+"/query/_fields",parentData:n,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),n._embed!==void 0&&(h(n._embed,{instancePath:a+
"/query/_embed",parentData:n,parentDataProperty:"_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
n.context!==void 0&&(w(n.context,{instancePath:a+"/query/context",parentData:n,parentDataProperty:"context",rootData:p})||
(e=e===null?w.errors:e.concat(w.errors),s=e.length)),n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){const l={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof i=="number"&&isFinite(i)&&
(i<1||isNaN(i))){const l={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),s++}}if(n.per_page!==void 0){
let i=n.per_page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[l]:e.push(l),s++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){const l={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <=\
 100"};e===null?e=[l]:e.push(l),s++}if(i<1||isNaN(i)){const l={instancePath:a+"/query/per_page",schemaPath:"#/properties\
/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[l]:e.push(l),s++}}}if(n.search!==void 0&&(P(n.search,{instancePath:a+"/query/search",parentData:n,parentDataProperty:"\
search",rootData:p})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),n.after!==void 0&&(b(n.after,{instancePath:a+
"/query/after",parentData:n,parentDataProperty:"after",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
n.modified_after!==void 0&&(b(n.modified_after,{instancePath:a+"/query/modified_after",parentData:n,parentDataProperty:"\
modified_after",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),n.before!==void 0&&(b(n.before,{instancePath:a+
"/query/before",parentData:n,parentDataProperty:"before",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
n.modified_before!==void 0&&(b(n.modified_before,{instancePath:a+"/query/modified_before",parentData:n,parentDataProperty:"\
modified_before",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),n.exclude!==void 0&&(f(n.exclude,{instancePath:a+
"/query/exclude",parentData:n,parentDataProperty:"exclude",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),
n.include!==void 0&&(f(n.include,{instancePath:a+"/query/include",parentData:n,parentDataProperty:"include",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),s=e.length)),n.offset!==void 0){let i=n.offset;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}}if(n.order!==void 0){let i=n.
order;if(typeof i!="string"){const l={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(i==="asc"||i==="desc")){
const l={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:E.
properties.query.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}
if(n.orderby!==void 0){let i=n.orderby;if(typeof i!="string"){const l={instancePath:a+"/query/orderby",schemaPath:"#/pro\
perties/query/properties/orderby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),s++}if(!(i==="date"||i==="id"||i==="include"||i==="modified"||i==="relevance"||i==="slug"||i==="include_slugs"||
i==="title")){const l={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"\
enum",params:{allowedValues:E.properties.query.properties.orderby.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[l]:e.push(l),s++}}if(n.search_columns!==void 0){let i=n.search_columns;if(Array.isArray(i)){const l=i.
length;for(let m=0;m<l;m++){let u=i[m];if(typeof u!="string"){const g={instancePath:a+"/query/search_columns/"+m,schemaPath:"\
#/properties/query/properties/search_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),s++}if(!(u==="post_title"||u==="post_content"||u==="post_excerpt")){const g={instancePath:a+"/q\
uery/search_columns/"+m,schemaPath:"#/properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:E.
properties.query.properties.search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=
[g]:e.push(g),s++}}}else{const l={instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/searc\
h_columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),s++}}if(n.slug!==
void 0&&(h(n.slug,{instancePath:a+"/query/slug",parentData:n,parentDataProperty:"slug",rootData:p})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),n.status!==void 0){let i=n.status;if(Array.isArray(i)){const l=i.length;for(let m=0;m<l;m++){
let u=i[m];if(typeof u!="string"){const g={instancePath:a+"/query/status/"+m,schemaPath:"#/properties/query/properties/s\
tatus/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}if(!(u===
"publish"||u==="future"||u==="draft"||u==="pending"||u==="private"||u==="trash"||u==="auto-draft"||u==="inherit"||u==="r\
equest-pending"||u==="request-confirmed"||u==="request-failed"||u==="request-completed"||u==="ads_expired"||u==="fields-\
disabled"||u==="cal-ea-success"||u==="cal-ea-failed"||u==="cal-ea-schedule"||u==="cal-ea-pending"||u==="cal-ea-draft"||u===
"cal-ignored"||u==="any")){const g={instancePath:a+"/query/status/"+m,schemaPath:"#/properties/query/properties/status/i\
tems/enum",keyword:"enum",params:{allowedValues:E.properties.query.properties.status.items.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[g]:e.push(g),s++}}}else{const l={instancePath:a+"/query/status",schemaPath:"#\
/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.
push(l),s++}}if(n.core_pattern_category!==void 0){let i=n.core_pattern_category;const l=s;let m=!1,u=null;const g=s;f(i,
{instancePath:a+"/query/core_pattern_category",parentData:n,parentDataProperty:"core_pattern_category",rootData:p})||(e=
e===null?f.errors:e.concat(f.errors),s=e.length);var t=g===s;t&&(m=!0,u=0);const I=s;$(i,{instancePath:a+"/query/core_pa\
ttern_category",parentData:n,parentDataProperty:"core_pattern_category",rootData:p})||(e=e===null?$.errors:e.concat($.errors),
s=e.length);var t=I===s;if(t&&m?(m=!1,u=[u,1]):t&&(m=!0,u=1),m)s=l,e!==null&&(l?e.length=l:e=null);else{const N={instancePath:a+
"/query/core_pattern_category",schemaPath:"#/properties/query/properties/core_pattern_category/oneOf",keyword:"oneOf",params:{
passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[N]:e.push(N),s++}}if(n.core_pattern_category_exclude!==
void 0){let i=n.core_pattern_category_exclude;const l=s;let m=!1,u=null;const g=s;f(i,{instancePath:a+"/query/core_patte\
rn_category_exclude",parentData:n,parentDataProperty:"core_pattern_category_exclude",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length);var o=g===s;o&&(m=!0,u=0);const I=s;O(i,{instancePath:a+"/query/core_pattern_category_exc\
lude",parentData:n,parentDataProperty:"core_pattern_category_exclude",rootData:p})||(e=e===null?O.errors:e.concat(O.errors),
s=e.length);var o=I===s;if(o&&m?(m=!1,u=[u,1]):o&&(m=!0,u=1),m)s=l,e!==null&&(l?e.length=l:e=null);else{const N={instancePath:a+
"/query/core_pattern_category_exclude",schemaPath:"#/properties/query/properties/core_pattern_category_exclude/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[N]:e.push(N),s++}}}else{const i={
instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[i]:e.push(i),s++}}r.params!==void 0&&(D(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:p})||(e=e===null?D.errors:e.concat(D.errors),s=e.length))}return S.errors=e,s===0}const Y=H;function q(r,{
instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(d(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=
e===null?d.errors:e.concat(d.errors),s=e.length)),r._embed!==void 0&&(h(r._embed,{instancePath:a+"/_embed",parentData:r,
parentDataProperty:"_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),s=e.length));else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return q.
errors=e,s===0}const j={type:"object",required:[],properties:{date:{$ref:"/shared/1"},date_gmt:{$ref:"/shared/1"},slug:{
type:["string","null"],maxLength:2e3},status:{type:["string","null"],enum:["publish","future","draft","pending","private",
"ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-\
ignored","trash",null]},password:{type:["string","null"],maxLength:4096},content:{$ref:"/schemas/ContentInput"},excerpt:{
$ref:"/schemas/ExcerptInput"},title:{$ref:"/schemas/TitleInput"},template:{$ref:"/shared/2"},meta:{$ref:"/schemas/BlockM\
etaInput"},core_pattern_category:{type:["array","null"],items:{type:"integer"}}}},Z={type:["string","null"],format:"date\
-time-or-local"};function k(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(typeof r!=
"string"&&r!==null){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:Z.type},message:"must be str\
ing,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!R(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?e=[t]:e.push(t),
s++}return k.errors=e,s===0}const M={type:["string","object"],required:[],properties:{raw:{type:["string","number","bool\
ean","null"]}}};function T(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(typeof r!=
"string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:M.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&
r.raw!==void 0){let t=r.raw;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"&&t!==null){const o={
instancePath:a+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:M.properties.raw.type},message:"mus\
t be string,number,boolean,null"};e===null?e=[o]:e.push(o),s++}}return T.errors=e,s===0}const z={type:["string","object"],
maxLength:2e4,required:[],properties:{raw:{type:["string","number","boolean","null"],maxLength:2e4}}};function F(r,{instancePath:a="",
parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.
isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:z.type},message:"must be string,obj\
ect"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&_(r)>2e4){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.raw!==void 0){let t=r.raw;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!=
"boolean"&&t!==null){const o={instancePath:a+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:z.properties.
raw.type},message:"must be string,number,boolean,null"};e===null?e=[o]:e.push(o),s++}if(typeof t=="string"&&_(t)>2e4){const o={
instancePath:a+"/raw",schemaPath:"#/properties/raw/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT h\
ave more than 20000 characters"};e===null?e=[o]:e.push(o),s++}}return F.errors=e,s===0}const ee={type:["string","object"],
maxLength:2e3,required:[],properties:{raw:{$ref:"/shared/2"}}},re={type:["string","number","boolean","null"],maxLength:2e3};
function x(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(typeof r!="string"&&
!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:re.type},message:"must be string,number,boolean,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="str\
ing"&&_(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NO\
T have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}return x.errors=e,s===0}function V(r,{instancePath:a="",
parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.
isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:ee.type},message:"must be string,ob\
ject"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&_(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}return r&&
typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0&&(x(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"\
raw",rootData:p})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),V.errors=e,s===0}const G={type:"object",required:[],
additionalProperties:!0,properties:{pattern_sync_status:{type:["string","null"],enum:["","partial","unsynced",null]}}};function B(r,{
instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.pattern_sync_status!==void 0){let t=r.pattern_sync_status;if(typeof t!="string"&&t!==null){const o={instancePath:a+
"/pattern_sync_status",schemaPath:"#/properties/pattern_sync_status/type",keyword:"type",params:{type:G.properties.pattern_sync_status.
type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(!(t===""||t==="partial"||t==="unsynced"||t===null)){
const o={instancePath:a+"/pattern_sync_status",schemaPath:"#/properties/pattern_sync_status/enum",keyword:"enum",params:{
allowedValues:G.properties.pattern_sync_status.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:
e.push(o),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[t]:e.push(t),s++}return B.errors=e,s===0}function A(r,{instancePath:a="",parentData:y,parentDataProperty:c,
rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==void 0&&(k(r.date,{instancePath:a+
"/date",parentData:r,parentDataProperty:"date",rootData:p})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),r.date_gmt!==
void 0&&(k(r.date_gmt,{instancePath:a+"/date_gmt",parentData:r,parentDataProperty:"date_gmt",rootData:p})||(e=e===null?k.
errors:e.concat(k.errors),s=e.length)),r.slug!==void 0){let t=r.slug;if(typeof t!="string"&&t!==null){const o={instancePath:a+
"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:j.properties.slug.type},message:"must be string,\
null"};e===null?e=[o]:e.push(o),s++}if(typeof t=="string"&&_(t)>2e3){const o={instancePath:a+"/slug",schemaPath:"#/prope\
rties/slug/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[o]:e.push(o),s++}}if(r.status!==void 0){let t=r.status;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/sta\
tus",schemaPath:"#/properties/status/type",keyword:"type",params:{type:j.properties.status.type},message:"must be string\
,null"};e===null?e=[o]:e.push(o),s++}if(!(t==="publish"||t==="future"||t==="draft"||t==="pending"||t==="private"||t==="a\
ds_expired"||t==="fields-disabled"||t==="cal-ea-success"||t==="cal-ea-failed"||t==="cal-ea-schedule"||t==="cal-ea-pendin\
g"||t==="cal-ea-draft"||t==="cal-ignored"||t==="trash"||t===null)){const o={instancePath:a+"/status",schemaPath:"#/prope\
rties/status/enum",keyword:"enum",params:{allowedValues:j.properties.status.enum},message:"must be equal to one of the a\
llowed values"};e===null?e=[o]:e.push(o),s++}}if(r.password!==void 0){let t=r.password;if(typeof t!="string"&&t!==null){
const o={instancePath:a+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:j.properties.password.
type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof t=="string"&&_(t)>4096){const o={instancePath:a+
"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have \
more than 4096 characters"};e===null?e=[o]:e.push(o),s++}}if(r.content!==void 0&&(T(r.content,{instancePath:a+"/content",
parentData:r,parentDataProperty:"content",rootData:p})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.excerpt!==
void 0&&(F(r.excerpt,{instancePath:a+"/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:p})||(e=e===null?F.errors:
e.concat(F.errors),s=e.length)),r.title!==void 0&&(V(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"t\
itle",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)),r.template!==void 0&&(x(r.template,{instancePath:a+
"/template",parentData:r,parentDataProperty:"template",rootData:p})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),
r.meta!==void 0&&(B(r.meta,{instancePath:a+"/meta",parentData:r,parentDataProperty:"meta",rootData:p})||(e=e===null?B.errors:
e.concat(B.errors),s=e.length)),r.core_pattern_category!==void 0){let t=r.core_pattern_category;if(!Array.isArray(t)&&t!==
null){const o={instancePath:a+"/core_pattern_category",schemaPath:"#/properties/core_pattern_category/type",keyword:"typ\
e",params:{type:j.properties.core_pattern_category.type},message:"must be array,null"};e===null?e=[o]:e.push(o),s++}if(Array.
isArray(t)){const o=t.length;for(let n=0;n<o;n++){let i=t[n];if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={
instancePath:a+"/core_pattern_category/"+n,schemaPath:"#/properties/core_pattern_category/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}}}}}else{const t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===
0}function H(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(q(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:p})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.params!==void 0&&(D(r.params,{instancePath:a+"/\
params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.body!==
void 0&&(A(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?A.errors:e.concat(
A.errors),s=e.length))),H.errors=e,s===0}const te=J;function v(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(
t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.
push(o),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}function J(r,{instancePath:a="",parentData:y,parentDataProperty:c,
rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t._fields!==void 0&&(d(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t._embed!==void 0&&(h(t._embed,{instancePath:a+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
t.context!==void 0&&(w(t.context,{instancePath:a+"/query/context",parentData:t,parentDataProperty:"context",rootData:p})||
(e=e===null?w.errors:e.concat(w.errors),s=e.length)),t.password!==void 0){let o=t.password;if(typeof o=="string"){if(_(o)>
4096){const n={instancePath:a+"/query/password",schemaPath:"#/properties/query/properties/password/maxLength",keyword:"m\
axLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:a+"/query/password",schemaPath:"#/properties/query/properties/password/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}if(t.preview_token!==void 0){let o=t.preview_token;if(typeof o==
"string"){if(_(o)>200){const n={instancePath:a+"/query/preview_token",schemaPath:"#/properties/query/properties/preview_\
token/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[n]:
e.push(n),s++}}else{const n={instancePath:a+"/query/preview_token",schemaPath:"#/properties/query/properties/preview_tok\
en/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const o={instancePath:a+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[o]:e.push(o),s++}}r.params!==void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:p})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length))}return J.errors=e,s===0}const se=K;function K(r,{instancePath:a="",
parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(q(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?q.errors:e.
concat(q.errors),s=e.length)),r.params!==void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.body!==void 0&&(A(r.body,{instancePath:a+"/\
body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))),K.errors=
e,s===0}const ae=Q;function Q(r,{instancePath:a="",parentData:y,parentDataProperty:c,rootData:p=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
_fields!==void 0&&(d(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:p})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t._embed!==void 0&&(h(t._embed,{instancePath:a+"/query/_embed",parentData:t,
parentDataProperty:"_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.force!==void 0&&typeof t.
force!="boolean"){const o={instancePath:a+"/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/qu\
ery",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:
e.push(o),s++}}r.params!==void 0&&(v(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:p})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length))}return Q.errors=e,s===0}return{createBlock:Y,deleteBlock:ae,getBlock:te,
listBlocks:U,updateBlock:se}};export{oe as createValidators};
