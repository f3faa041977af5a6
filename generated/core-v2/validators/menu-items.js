// Written by `npm run generate` from openapi/. Changes belong there.

const Y=I=>{const G=M,O={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/6"},_embed:{$ref:"/shared/7"},
context:{$ref:"/shared/8"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/2"},after:{$ref:"/shared/9"},modified_after:{$ref:"/shared/9"},before:{$ref:"/shared/9"},modified_before:{$ref:"\
/shared/9"},exclude:{$ref:"/shared/0"},include:{$ref:"/shared/0"},offset:{type:"integer"},order:{type:"string",enum:["as\
c","desc"]},orderby:{type:"string",enum:["date","id","include","modified","relevance","slug","include_slugs","title","me\
nu_order"]},search_columns:{type:"array",items:{type:"string",enum:["post_title","post_content","post_excerpt"]}},slug:{
$ref:"/shared/7"},status:{type:"array",items:{type:"string",enum:["publish","future","draft","pending","private","trash",
"auto-draft","inherit","request-pending","request-confirmed","request-failed","request-completed","ads_expired","fields-\
disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}},tax_relation:{
$ref:"/shared/1"},menus:{oneOf:[{$ref:"/shared/0"},{$ref:"/schemas/MenuFilter"}]},menus_exclude:{oneOf:[{$ref:"/shared/0"},
{$ref:"/schemas/MenuExclusion"}]},menu_order:{type:"integer"}}},params:{$ref:"/shared/10"},body:{}}},N=I.lengthOf;function _(r,{
instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;if(typeof r=="string"){if(N(r)>8e3){
const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than\
 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}function g(r,{instancePath:a="",
parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)
_(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:i})||(e=e===null?_.errors:e.concat(_.errors),s=e.
length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),s++}return g.errors=e,s===0}function v(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){
let e=null,s=0;if(typeof r=="string"){if(N(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return v.
errors=e,s===0}function h(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;if(Array.
isArray(r)){const t=r.length;for(let o=0;o<t;o++)v(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:i})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}const H={type:"string",enum:[
"view","embed","edit"]};function D(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;
if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:a,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}return D.errors=e,s===0}const J=I.formats["date-time-or-local"];function b(r,{instancePath:a="",parentData:y,
parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;if(typeof r=="string"){if(!J(r)){const t={instancePath:a,schemaPath:"\
#/format",keyword:"format",params:{format:"date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}function c(r,{instancePath:a="",parentData:y,parentDataProperty:f,
rootData:i=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(!(typeof n=="n\
umber"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const p={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:a,schemaPath:"#/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}const K={
type:"string",enum:["AND","OR"]};function q(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,
s=0;if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="AND"||r==="OR")){const t={instancePath:a,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:K.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return q.
errors=e,s===0}function F(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(!(t==="terms"||t==="operator")){const o={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[o]:e.push(o),s++}r.terms!==void 0&&(c(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"\
terms",rootData:i})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.operator!==void 0&&(q(r.operator,{instancePath:a+
"/operator",parentData:r,parentDataProperty:"operator",rootData:i})||(e=e===null?q.errors:e.concat(q.errors),s=e.length))}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return F.errors=e,s===0}function L(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(t!=="terms"){const o={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[o]:e.push(o),s++}r.terms!==void 0&&(c(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"\
terms",rootData:i})||(e=e===null?c.errors:e.concat(c.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return L.errors=e,s===0}
function w(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;if(!(r&&typeof r=="ob\
ject"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}function M(r,{instancePath:a="",parentData:y,parentDataProperty:f,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let n=r.query;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n._fields!==void 0&&(g(n._fields,{instancePath:a+"/query/_fields",parentData:n,parentDataProperty:"\
_fields",rootData:i})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),n._embed!==void 0&&(h(n._embed,{instancePath:a+
"/query/_embed",parentData:n,parentDataProperty:"_embed",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
n.context!==void 0&&(D(n.context,{instancePath:a+"/query/context",parentData:n,parentDataProperty:"context",rootData:i})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)),n.page!==void 0){let p=n.page;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){const l={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}if(typeof p=="number"&&isFinite(p)&&
(p<1||isNaN(p))){const l={instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),s++}}if(n.per_page!==void 0){
let p=n.per_page;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const l={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[l]:e.push(l),s++}if(typeof p=="number"&&isFinite(p)){if(p>100||isNaN(p)){const l={instancePath:a+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <=\
 100"};e===null?e=[l]:e.push(l),s++}if(p<1||isNaN(p)){const l={instancePath:a+"/query/per_page",schemaPath:"#/properties\
/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[l]:e.push(l),s++}}}if(n.search!==void 0&&(v(n.search,{instancePath:a+"/query/search",parentData:n,parentDataProperty:"\
search",rootData:i})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),n.after!==void 0&&(b(n.after,{instancePath:a+
"/query/after",parentData:n,parentDataProperty:"after",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
n.modified_after!==void 0&&(b(n.modified_after,{instancePath:a+"/query/modified_after",parentData:n,parentDataProperty:"\
modified_after",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),n.before!==void 0&&(b(n.before,{instancePath:a+
"/query/before",parentData:n,parentDataProperty:"before",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),
n.modified_before!==void 0&&(b(n.modified_before,{instancePath:a+"/query/modified_before",parentData:n,parentDataProperty:"\
modified_before",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),n.exclude!==void 0&&(c(n.exclude,{instancePath:a+
"/query/exclude",parentData:n,parentDataProperty:"exclude",rootData:i})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),
n.include!==void 0&&(c(n.include,{instancePath:a+"/query/include",parentData:n,parentDataProperty:"include",rootData:i})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length)),n.offset!==void 0){let p=n.offset;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){const l={instancePath:a+"/query/offset",schemaPath:"#/properties/query/properties/offset/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}}if(n.order!==void 0){let p=n.
order;if(typeof p!="string"){const l={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(p==="asc"||p==="desc")){
const l={instancePath:a+"/query/order",schemaPath:"#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:O.
properties.query.properties.order.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}
if(n.orderby!==void 0){let p=n.orderby;if(typeof p!="string"){const l={instancePath:a+"/query/orderby",schemaPath:"#/pro\
perties/query/properties/orderby/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.
push(l),s++}if(!(p==="date"||p==="id"||p==="include"||p==="modified"||p==="relevance"||p==="slug"||p==="include_slugs"||
p==="title"||p==="menu_order")){const l={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/order\
by/enum",keyword:"enum",params:{allowedValues:O.properties.query.properties.orderby.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(n.search_columns!==void 0){let p=n.search_columns;if(Array.isArray(
p)){const l=p.length;for(let m=0;m<l;m++){let u=p[m];if(typeof u!="string"){const d={instancePath:a+"/query/search_colum\
ns/"+m,schemaPath:"#/properties/query/properties/search_columns/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),s++}if(!(u==="post_title"||u==="post_content"||u==="post_excerpt")){const d={instancePath:a+
"/query/search_columns/"+m,schemaPath:"#/properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:O.
properties.query.properties.search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=
[d]:e.push(d),s++}}}else{const l={instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/searc\
h_columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),s++}}if(n.slug!==
void 0&&(h(n.slug,{instancePath:a+"/query/slug",parentData:n,parentDataProperty:"slug",rootData:i})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),n.status!==void 0){let p=n.status;if(Array.isArray(p)){const l=p.length;for(let m=0;m<l;m++){
let u=p[m];if(typeof u!="string"){const d={instancePath:a+"/query/status/"+m,schemaPath:"#/properties/query/properties/s\
tatus/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(!(u===
"publish"||u==="future"||u==="draft"||u==="pending"||u==="private"||u==="trash"||u==="auto-draft"||u==="inherit"||u==="r\
equest-pending"||u==="request-confirmed"||u==="request-failed"||u==="request-completed"||u==="ads_expired"||u==="fields-\
disabled"||u==="cal-ea-success"||u==="cal-ea-failed"||u==="cal-ea-schedule"||u==="cal-ea-pending"||u==="cal-ea-draft"||u===
"cal-ignored"||u==="any")){const d={instancePath:a+"/query/status/"+m,schemaPath:"#/properties/query/properties/status/i\
tems/enum",keyword:"enum",params:{allowedValues:O.properties.query.properties.status.items.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[d]:e.push(d),s++}}}else{const l={instancePath:a+"/query/status",schemaPath:"#\
/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.
push(l),s++}}if(n.tax_relation!==void 0&&(q(n.tax_relation,{instancePath:a+"/query/tax_relation",parentData:n,parentDataProperty:"\
tax_relation",rootData:i})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),n.menus!==void 0){let p=n.menus;const l=s;
let m=!1,u=null;const d=s;c(p,{instancePath:a+"/query/menus",parentData:n,parentDataProperty:"menus",rootData:i})||(e=e===
null?c.errors:e.concat(c.errors),s=e.length);var t=d===s;t&&(m=!0,u=0);const V=s;F(p,{instancePath:a+"/query/menus",parentData:n,
parentDataProperty:"menus",rootData:i})||(e=e===null?F.errors:e.concat(F.errors),s=e.length);var t=V===s;if(t&&m?(m=!1,u=
[u,1]):t&&(m=!0,u=1),m)s=l,e!==null&&(l?e.length=l:e=null);else{const $={instancePath:a+"/query/menus",schemaPath:"#/pro\
perties/query/properties/menus/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema i\
n oneOf"};e===null?e=[$]:e.push($),s++}}if(n.menus_exclude!==void 0){let p=n.menus_exclude;const l=s;let m=!1,u=null;const d=s;
c(p,{instancePath:a+"/query/menus_exclude",parentData:n,parentDataProperty:"menus_exclude",rootData:i})||(e=e===null?c.errors:
e.concat(c.errors),s=e.length);var o=d===s;o&&(m=!0,u=0);const V=s;L(p,{instancePath:a+"/query/menus_exclude",parentData:n,
parentDataProperty:"menus_exclude",rootData:i})||(e=e===null?L.errors:e.concat(L.errors),s=e.length);var o=V===s;if(o&&m?
(m=!1,u=[u,1]):o&&(m=!0,u=1),m)s=l,e!==null&&(l?e.length=l:e=null);else{const $={instancePath:a+"/query/menus_exclude",schemaPath:"\
#/properties/query/properties/menus_exclude/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly\
 one schema in oneOf"};e===null?e=[$]:e.push($),s++}}if(n.menu_order!==void 0){let p=n.menu_order;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p))){const l={instancePath:a+"/query/menu_order",schemaPath:"#/properties/query/properties/m\
enu_order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}}}else{const p={
instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[p]:e.push(p),s++}}r.params!==void 0&&(w(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?w.errors:e.concat(w.errors),s=e.length))}return M.errors=e,s===0}const Q=S;function k(r,{
instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(g(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=
e===null?g.errors:e.concat(g.errors),s=e.length)),r._embed!==void 0&&(h(r._embed,{instancePath:a+"/_embed",parentData:r,
parentDataProperty:"_embed",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),s=e.length));else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return k.
errors=e,s===0}const E={type:"object",required:[],properties:{title:{$ref:"/schemas/TitleInput"},type:{type:"string",enum:[
"custom","post_type","post_type_archive","taxonomy"]},status:{type:"string",enum:["publish","draft","pending","private"]},
parent:{type:["integer","null"]},attr_title:{$ref:"/shared/2"},classes:{$ref:"/shared/3"},description:{type:"string",maxLength:65535},
menu_order:{type:"integer",minimum:1,maximum:2147483647},object:{$ref:"/shared/4"},object_id:{type:"integer"},target:{type:"\
string",enum:["","_blank"]},url:{$ref:"/shared/5"},xfn:{$ref:"/shared/3"},menus:{type:["integer","null"]},meta:{type:"ob\
ject",additionalProperties:!0}}},R={type:["string","object"],maxLength:2e3,required:[],properties:{raw:{type:["string","\
number","boolean","null"],maxLength:2e3}}};function T(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){
let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:R.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(typeof r=="s\
tring"&&N(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must \
NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){
let t=r.raw;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"&&t!==null){const o={instancePath:a+
"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:R.properties.raw.type},message:"must be string,num\
ber,boolean,null"};e===null?e=[o]:e.push(o),s++}if(typeof t=="string"&&N(t)>2e3){const o={instancePath:a+"/raw",schemaPath:"\
#/properties/raw/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===
null?e=[o]:e.push(o),s++}}return T.errors=e,s===0}function x(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){
let e=null,s=0;if(typeof r=="string"){if(N(r)>200){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return x.
errors=e,s===0}function j(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;if(Array.
isArray(r)){if(r.length>50){const o={instancePath:a,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:50},message:"\
must NOT have more than 50 items"};e===null?e=[o]:e.push(o),s++}const t=r.length;for(let o=0;o<t;o++)x(r[o],{instancePath:a+
"/"+o,parentData:r,parentDataProperty:o,rootData:i})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}return j.errors=e,s===0}function A(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title!==void 0&&(T(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"\
title",rootData:i})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.type!==void 0){let t=r.type;if(typeof t!="st\
ring"){const o={instancePath:a+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}if(!(t==="custom"||t==="post_type"||t==="post_type_archive"||t==="taxonomy")){
const o={instancePath:a+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:E.properties.type.
enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.status!==void 0){let t=r.
status;if(typeof t!="string"){const o={instancePath:a+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(t==="publish"||t==="draft"||t==="pending"||t===
"private")){const o={instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:E.
properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.parent!==
void 0){let t=r.parent;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const o={instancePath:a+"/par\
ent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:E.properties.parent.type},message:"must be intege\
r,null"};e===null?e=[o]:e.push(o),s++}}if(r.attr_title!==void 0&&(v(r.attr_title,{instancePath:a+"/attr_title",parentData:r,
parentDataProperty:"attr_title",rootData:i})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.classes!==void 0&&(j(
r.classes,{instancePath:a+"/classes",parentData:r,parentDataProperty:"classes",rootData:i})||(e=e===null?j.errors:e.concat(
j.errors),s=e.length)),r.description!==void 0){let t=r.description;if(typeof t=="string"){if(N(t)>65535){const o={instancePath:a+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65535},message:"must NO\
T have more than 65535 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
s++}}if(r.menu_order!==void 0){let t=r.menu_order;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+
"/menu_order",schemaPath:"#/properties/menu_order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[o]:e.push(o),s++}if(typeof t=="number"&&isFinite(t)){if(t>2147483647||isNaN(t)){const o={instancePath:a+"/me\
nu_order",schemaPath:"#/properties/menu_order/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"\
must be <= 2147483647"};e===null?e=[o]:e.push(o),s++}if(t<1||isNaN(t)){const o={instancePath:a+"/menu_order",schemaPath:"\
#/properties/menu_order/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[
o]:e.push(o),s++}}}if(r.object!==void 0&&(x(r.object,{instancePath:a+"/object",parentData:r,parentDataProperty:"object",
rootData:i})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.object_id!==void 0){let t=r.object_id;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/object_id",schemaPath:"#/properties/object_id/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}if(r.target!==void 0){let t=r.
target;if(typeof t!="string"){const o={instancePath:a+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(t===""||t==="_blank")){const o={instancePath:a+
"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues:E.properties.target.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.url!==void 0&&(_(r.url,{instancePath:a+"\
/url",parentData:r,parentDataProperty:"url",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.xfn!==void 0&&
(j(r.xfn,{instancePath:a+"/xfn",parentData:r,parentDataProperty:"xfn",rootData:i})||(e=e===null?j.errors:e.concat(j.errors),
s=e.length)),r.menus!==void 0){let t=r.menus;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const o={
instancePath:a+"/menus",schemaPath:"#/properties/menus/type",keyword:"type",params:{type:E.properties.menus.type},message:"\
must be integer,null"};e===null?e=[o]:e.push(o),s++}}if(r.meta!==void 0){let t=r.meta;if(!(t&&typeof t=="object"&&!Array.
isArray(t))){const o={instancePath:a+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===0}function S(r,{instancePath:a="",
parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(k(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?k.errors:e.
concat(k.errors),s=e.length)),r.params!==void 0&&(w(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.body!==void 0&&(A(r.body,{instancePath:a+"/\
body",parentData:r,parentDataProperty:"body",rootData:i})||(e=e===null?A.errors:e.concat(A.errors),s=e.length))),S.errors=
e,s===0}const U=z;function P(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){
let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/id",schemaPath:"#/propert\
ies/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return P.errors=e,s===0}function z(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(
t))t._fields!==void 0&&(g(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:i})||
(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t._embed!==void 0&&(h(t._embed,{instancePath:a+"/query/_embed",parentData:t,
parentDataProperty:"_embed",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.context!==void 0&&(D(t.
context,{instancePath:a+"/query/context",parentData:t,parentDataProperty:"context",rootData:i})||(e=e===null?D.errors:e.
concat(D.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(P(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))}return z.
errors=e,s===0}const W=B;function B(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:i=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(k(r.query,{instancePath:a+"/query",parentData:r,
parentDataProperty:"query",rootData:i})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),r.params!==void 0&&(P(r.params,
{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?P.errors:e.concat(P.errors),
s=e.length)),r.body!==void 0&&(A(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:i})||(e=
e===null?A.errors:e.concat(A.errors),s=e.length))),B.errors=e,s===0}const X=C;function C(r,{instancePath:a="",parentData:y,
parentDataProperty:f,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){
let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(g(t._fields,{instancePath:a+"/query/_\
fields",parentData:t,parentDataProperty:"_fields",rootData:i})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t._embed!==
void 0&&(h(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:i})||(e=e===null?h.
errors:e.concat(h.errors),s=e.length)),t.force!==void 0&&typeof t.force!="boolean"){const o={instancePath:a+"/query/forc\
e",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(P(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))}return C.
errors=e,s===0}return{createMenuItem:Q,deleteMenuItem:X,getMenuItem:U,listMenuItems:G,updateMenuItem:W}};export{Y as createValidators};
