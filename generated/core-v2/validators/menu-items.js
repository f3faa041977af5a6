// Written by `npm run generate` from openapi/. Changes belong there.

const Y=I=>{const G=M,F={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/6"},_embed:{$ref:"/shared/7"},
context:{$ref:"/shared/8"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/2"},after:{$ref:"/shared/9"},modified_after:{$ref:"/shared/9"},before:{$ref:"/shared/9"},modified_before:{$ref:"\
/shared/9"},exclude:{$ref:"/shared/0"},include:{$ref:"/shared/0"},offset:{type:"integer"},order:{type:"string",enum:["as\
c","desc"]},orderby:{type:"string",enum:["date","id","include","modified","relevance","slug","include_slugs","title","me\
nu_order"]},search_columns:{type:"array",items:{type:"string",enum:["post_title","post_content","post_excerpt"]}},slug:{
$ref:"/shared/7"},status:{type:"array",items:{type:"string",enum:["publish","future","draft","pending","private","trash",
"auto-draft","inherit","request-pending","request-confirmed","request-failed","request-completed","ads_expired","fields-\
disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}},tax_relation:{
$ref:"/shared/1"},menus:{oneOf:[{$ref:"/shared/0"},{$ref:"/schemas/MenuFilter"}]},menus_exclude:{oneOf:[{$ref:"/shared/0"},
{$ref:"/schemas/MenuExclusion"}]},menu_order:{type:"integer"}}},params:{$ref:"/shared/10"},body:{}}},E=I.lengthOf;function D(r,{
instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(typeof r=="string"){if(E(r)>8e3){
const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than\
 8000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return D.errors=e,t===0}function b(r,{instancePath:a="",
parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let o=0,n=t;o<
s&&t===n;o++)D(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:p})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length)}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[s]:e.push(s),t++}return b.errors=e,t===0}function P(r,{instancePath:a="",parentData:y,parentDataProperty:f,
rootData:p=r}={}){let e=null,t=0;if(typeof r=="string"){if(E(r)>2e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}return P.errors=e,t===0}function h(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,
t=0;if(Array.isArray(r)){const s=r.length;for(let o=0,n=t;o<s&&t===n;o++)P(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,
rootData:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)}else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===0}const H={type:"\
string",enum:["view","embed","edit"]};function q(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){
let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="view"||r==="embed"||r==="edit")){const s={instancePath:a,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:H.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}return q.errors=e,t===0}const J=I.formats["date-time-or-local"];function v(r,{instancePath:a="",
parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(typeof r=="string"){if(!J(r)){const s={instancePath:a,
schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},message:'must match format "date-time-or-loc\
al"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}return v.errors=e,t===0}function c(r,{instancePath:a="",parentData:y,
parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(Array.isArray(r)){const s=r.length;for(let o=0,n=t;o<s&&t===n;o++){
let i=r[o];if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/"+o,schemaPath:"#/items/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return c.
errors=e,t===0}const K={type:"string",enum:["AND","OR"]};function w(r,{instancePath:a="",parentData:y,parentDataProperty:f,
rootData:p=r}={}){let e=null,t=0;if(typeof r!="string"){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="AND"||r==="OR")){const s={instancePath:a,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:K.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}return w.errors=e,t===0}function L(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){const s=t;for(const o in r){if(t!==s)break;if(!(o==="terms"||
o==="operator")){const n={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}}r.terms!==void 0&&(c(r.terms,{instancePath:a+
"/terms",parentData:r,parentDataProperty:"terms",rootData:p})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),r.operator!==
void 0&&(w(r.operator,{instancePath:a+"/operator",parentData:r,parentDataProperty:"operator",rootData:p})||(e=e===null?w.
errors:e.concat(w.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return L.errors=e,t===0}function T(r,{instancePath:a="",parentData:y,
parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){const s=t;for(const o in r){
if(t!==s)break;if(o!=="terms"){const n={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),t++}}r.terms!==void 0&&
(c(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"terms",rootData:p})||(e=e===null?c.errors:e.concat(
c.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),t++}return T.errors=e,t===0}function k(r,{instancePath:a="",parentData:y,parentDataProperty:f,
rootData:p=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return k.errors=e,t===
0}function M(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.query!==void 0){let n=r.query;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n._fields!==
void 0&&(b(n._fields,{instancePath:a+"/query/_fields",parentData:n,parentDataProperty:"_fields",rootData:p})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length)),n._embed!==void 0&&(h(n._embed,{instancePath:a+"/query/_embed",parentData:n,parentDataProperty:"\
_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),n.context!==void 0&&(q(n.context,{instancePath:a+
"/query/context",parentData:n,parentDataProperty:"context",rootData:p})||(e=e===null?q.errors:e.concat(q.errors),t=e.length)),
n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/query/\
page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[l]:e.push(l),t++}if(typeof i=="number"&&isFinite(i)&&(i<1||isNaN(i))){const l={instancePath:a+"/query/p\
age",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[l]:e.push(l),t++}}if(n.per_page!==void 0){let i=n.per_page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){const l={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof i=="number"&&isFinite(i)){
if(i>100||isNaN(i)){const l={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",
keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[l]:e.push(l),t++}if(i<1||isNaN(
i)){const l={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(n.search!==void 0&&(P(n.search,
{instancePath:a+"/query/search",parentData:n,parentDataProperty:"search",rootData:p})||(e=e===null?P.errors:e.concat(P.errors),
t=e.length)),n.after!==void 0&&(v(n.after,{instancePath:a+"/query/after",parentData:n,parentDataProperty:"after",rootData:p})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)),n.modified_after!==void 0&&(v(n.modified_after,{instancePath:a+"/qu\
ery/modified_after",parentData:n,parentDataProperty:"modified_after",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),n.before!==void 0&&(v(n.before,{instancePath:a+"/query/before",parentData:n,parentDataProperty:"before",rootData:p})||
(e=e===null?v.errors:e.concat(v.errors),t=e.length)),n.modified_before!==void 0&&(v(n.modified_before,{instancePath:a+"/\
query/modified_before",parentData:n,parentDataProperty:"modified_before",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),
t=e.length)),n.exclude!==void 0&&(c(n.exclude,{instancePath:a+"/query/exclude",parentData:n,parentDataProperty:"exclude",
rootData:p})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),n.include!==void 0&&(c(n.include,{instancePath:a+"/qu\
ery/include",parentData:n,parentDataProperty:"include",rootData:p})||(e=e===null?c.errors:e.concat(c.errors),t=e.length)),
n.offset!==void 0){let i=n.offset;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[l]:e.push(l),t++}}if(n.order!==void 0){let i=n.order;if(typeof i!="string"){const l={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[l]:e.push(l),t++}if(!(i==="asc"||i==="desc")){const l={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:F.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(n.orderby!==void 0){let i=n.orderby;
if(typeof i!="string"){const l={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(i==="date"||i==="id"||
i==="include"||i==="modified"||i==="relevance"||i==="slug"||i==="include_slugs"||i==="title"||i==="menu_order")){const l={
instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:F.
properties.query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),
t++}}if(n.search_columns!==void 0){let i=n.search_columns;if(Array.isArray(i)){const l=i.length;for(let m=0,d=t;m<l&&t===
d;m++){let u=i[m];if(typeof u!="string"){const g={instancePath:a+"/query/search_columns/"+m,schemaPath:"#/properties/que\
ry/properties/search_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:
e.push(g),t++}if(!(u==="post_title"||u==="post_content"||u==="post_excerpt")){const g={instancePath:a+"/query/search_col\
umns/"+m,schemaPath:"#/properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:F.properties.
query.properties.search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[g]:e.push(
g),t++}}}else{const l={instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/search_columns/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}}if(n.slug!==void 0&&(h(
n.slug,{instancePath:a+"/query/slug",parentData:n,parentDataProperty:"slug",rootData:p})||(e=e===null?h.errors:e.concat(
h.errors),t=e.length)),n.status!==void 0){let i=n.status;if(Array.isArray(i)){const l=i.length;for(let m=0,d=t;m<l&&t===
d;m++){let u=i[m];if(typeof u!="string"){const g={instancePath:a+"/query/status/"+m,schemaPath:"#/properties/query/prope\
rties/status/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}if(!(u===
"publish"||u==="future"||u==="draft"||u==="pending"||u==="private"||u==="trash"||u==="auto-draft"||u==="inherit"||u==="r\
equest-pending"||u==="request-confirmed"||u==="request-failed"||u==="request-completed"||u==="ads_expired"||u==="fields-\
disabled"||u==="cal-ea-success"||u==="cal-ea-failed"||u==="cal-ea-schedule"||u==="cal-ea-pending"||u==="cal-ea-draft"||u===
"cal-ignored"||u==="any")){const g={instancePath:a+"/query/status/"+m,schemaPath:"#/properties/query/properties/status/i\
tems/enum",keyword:"enum",params:{allowedValues:F.properties.query.properties.status.items.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[g]:e.push(g),t++}}}else{const l={instancePath:a+"/query/status",schemaPath:"#\
/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.
push(l),t++}}if(n.tax_relation!==void 0&&(w(n.tax_relation,{instancePath:a+"/query/tax_relation",parentData:n,parentDataProperty:"\
tax_relation",rootData:p})||(e=e===null?w.errors:e.concat(w.errors),t=e.length)),n.menus!==void 0){let i=n.menus;const l=t;
let m=!1,d=null;const u=t;c(i,{instancePath:a+"/query/menus",parentData:n,parentDataProperty:"menus",rootData:p})||(e=e===
null?c.errors:e.concat(c.errors),t=e.length);var s=u===t;s&&(m=!0,d=0);const g=t;L(i,{instancePath:a+"/query/menus",parentData:n,
parentDataProperty:"menus",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),t=e.length);var s=g===t;if(s&&m?(m=!1,d=
[d,1]):s&&(m=!0,d=1),m)t=l,e!==null&&(l?e.length=l:e=null);else{const O={instancePath:a+"/query/menus",schemaPath:"#/pro\
perties/query/properties/menus/oneOf",keyword:"oneOf",params:{passingSchemas:d},message:"must match exactly one schema i\
n oneOf"};e===null?e=[O]:e.push(O),t++}}if(n.menus_exclude!==void 0){let i=n.menus_exclude;const l=t;let m=!1,d=null;const u=t;
c(i,{instancePath:a+"/query/menus_exclude",parentData:n,parentDataProperty:"menus_exclude",rootData:p})||(e=e===null?c.errors:
e.concat(c.errors),t=e.length);var o=u===t;o&&(m=!0,d=0);const g=t;T(i,{instancePath:a+"/query/menus_exclude",parentData:n,
parentDataProperty:"menus_exclude",rootData:p})||(e=e===null?T.errors:e.concat(T.errors),t=e.length);var o=g===t;if(o&&m?
(m=!1,d=[d,1]):o&&(m=!0,d=1),m)t=l,e!==null&&(l?e.length=l:e=null);else{const O={instancePath:a+"/query/menus_exclude",schemaPath:"\
#/properties/query/properties/menus_exclude/oneOf",keyword:"oneOf",params:{passingSchemas:d},message:"must match exactly\
 one schema in oneOf"};e===null?e=[O]:e.push(O),t++}}if(n.menu_order!==void 0){let i=n.menu_order;if(!(typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/query/menu_order",schemaPath:"#/properties/query/properties/m\
enu_order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}}}else{const i={
instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[i]:e.push(i),t++}}r.params!==void 0&&(k(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length))}return M.errors=e,t===0}const Q=S;function x(r,{
instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(b(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=
e===null?b.errors:e.concat(b.errors),t=e.length)),r._embed!==void 0&&(h(r._embed,{instancePath:a+"/_embed",parentData:r,
parentDataProperty:"_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),t=e.length));else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return x.
errors=e,t===0}const $={type:"object",required:[],properties:{title:{$ref:"/schemas/TitleInput"},type:{type:"string",enum:[
"custom","post_type","post_type_archive","taxonomy"]},status:{type:"string",enum:["publish","draft","pending","private"]},
parent:{type:["integer","null"]},attr_title:{$ref:"/shared/2"},classes:{$ref:"/shared/3"},description:{type:"string",maxLength:65535},
menu_order:{type:"integer",minimum:1,maximum:2147483647},object:{$ref:"/shared/4"},object_id:{type:"integer"},target:{type:"\
string",enum:["","_blank"]},url:{$ref:"/shared/5"},xfn:{$ref:"/shared/3"},menus:{type:["integer","null"]},meta:{type:"ob\
ject",additionalProperties:!0}}},R={type:["string","object"],maxLength:2e3,required:[],properties:{raw:{type:["string","\
number","boolean","null"],maxLength:2e3}}};function V(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){
let e=null,t=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:R.type},message:"must be string,object"};e===null?e=[s]:e.push(s),t++}if(typeof r=="s\
tring"&&E(r)>2e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must \
NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){
let s=r.raw;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&typeof s!="boolean"&&s!==null){const o={instancePath:a+
"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:R.properties.raw.type},message:"must be string,num\
ber,boolean,null"};e===null?e=[o]:e.push(o),t++}if(typeof s=="string"&&E(s)>2e3){const o={instancePath:a+"/raw",schemaPath:"\
#/properties/raw/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===
null?e=[o]:e.push(o),t++}}return V.errors=e,t===0}function j(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){
let e=null,t=0;if(typeof r=="string"){if(E(r)>200){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return j.
errors=e,t===0}function A(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(Array.
isArray(r)){if(r.length>50){const o={instancePath:a,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:50},message:"\
must NOT have more than 50 items"};e===null?e=[o]:e.push(o),t++}const s=r.length;for(let o=0,n=t;o<s&&t===n;o++)j(r[o],{
instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)}else{
const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),t++}return A.errors=e,t===0}function N(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title!==void 0&&(V(r.title,{instancePath:a+"/title",parentData:r,
parentDataProperty:"title",rootData:p})||(e=e===null?V.errors:e.concat(V.errors),t=e.length)),r.type!==void 0){let s=r.type;
if(typeof s!="string"){const o={instancePath:a+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(s==="custom"||s==="post_type"||s==="post_type_archi\
ve"||s==="taxonomy")){const o={instancePath:a+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:$.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}if(r.status!==
void 0){let s=r.status;if(typeof s!="string"){const o={instancePath:a+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(s==="publish"||s==="draft"||s===
"pending"||s==="private")){const o={instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{
allowedValues:$.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}
if(r.parent!==void 0){let s=r.parent;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){const o={instancePath:a+
"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:$.properties.parent.type},message:"must be i\
nteger,null"};e===null?e=[o]:e.push(o),t++}}if(r.attr_title!==void 0&&(P(r.attr_title,{instancePath:a+"/attr_title",parentData:r,
parentDataProperty:"attr_title",rootData:p})||(e=e===null?P.errors:e.concat(P.errors),t=e.length)),r.classes!==void 0&&(A(
r.classes,{instancePath:a+"/classes",parentData:r,parentDataProperty:"classes",rootData:p})||(e=e===null?A.errors:e.concat(
A.errors),t=e.length)),r.description!==void 0){let s=r.description;if(typeof s=="string"){if(E(s)>65535){const o={instancePath:a+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65535},message:"must NO\
T have more than 65535 characters"};e===null?e=[o]:e.push(o),t++}}else{const o={instancePath:a+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
t++}}if(r.menu_order!==void 0){let s=r.menu_order;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const o={instancePath:a+
"/menu_order",schemaPath:"#/properties/menu_order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[o]:e.push(o),t++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){const o={instancePath:a+"/me\
nu_order",schemaPath:"#/properties/menu_order/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"\
must be <= 2147483647"};e===null?e=[o]:e.push(o),t++}if(s<1||isNaN(s)){const o={instancePath:a+"/menu_order",schemaPath:"\
#/properties/menu_order/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[
o]:e.push(o),t++}}}if(r.object!==void 0&&(j(r.object,{instancePath:a+"/object",parentData:r,parentDataProperty:"object",
rootData:p})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),r.object_id!==void 0){let s=r.object_id;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const o={instancePath:a+"/object_id",schemaPath:"#/properties/object_id/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}}if(r.target!==void 0){let s=r.
target;if(typeof s!="string"){const o={instancePath:a+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}if(!(s===""||s==="_blank")){const o={instancePath:a+
"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues:$.properties.target.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),t++}}if(r.url!==void 0&&(D(r.url,{instancePath:a+"\
/url",parentData:r,parentDataProperty:"url",rootData:p})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)),r.xfn!==void 0&&
(A(r.xfn,{instancePath:a+"/xfn",parentData:r,parentDataProperty:"xfn",rootData:p})||(e=e===null?A.errors:e.concat(A.errors),
t=e.length)),r.menus!==void 0){let s=r.menus;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null){const o={
instancePath:a+"/menus",schemaPath:"#/properties/menus/type",keyword:"type",params:{type:$.properties.menus.type},message:"\
must be integer,null"};e===null?e=[o]:e.push(o),t++}}if(r.meta!==void 0){let s=r.meta;if(!(s&&typeof s=="object"&&!Array.
isArray(s))){const o={instancePath:a+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),t++}}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return N.errors=e,t===0}function S(r,{instancePath:a="",
parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(x(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?x.errors:e.
concat(x.errors),t=e.length)),r.params!==void 0&&(k(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:p})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)),r.body!==void 0&&(N(r.body,{instancePath:a+"/\
body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))),S.errors=
e,t===0}const U=z;function _(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0){
let s=r.id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const o={instancePath:a+"/id",schemaPath:"#/propert\
ies/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}}}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return _.errors=e,t===0}function z(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(
s))s._fields!==void 0&&(b(s._fields,{instancePath:a+"/query/_fields",parentData:s,parentDataProperty:"_fields",rootData:p})||
(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s._embed!==void 0&&(h(s._embed,{instancePath:a+"/query/_embed",parentData:s,
parentDataProperty:"_embed",rootData:p})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),s.context!==void 0&&(q(s.
context,{instancePath:a+"/query/context",parentData:s,parentDataProperty:"context",rootData:p})||(e=e===null?q.errors:e.
concat(q.errors),t=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}r.params!==void 0&&(_(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}return z.
errors=e,t===0}const W=B;function B(r,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:p=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(x(r.query,{instancePath:a+"/query",parentData:r,
parentDataProperty:"query",rootData:p})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),r.params!==void 0&&(_(r.params,
{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),
t=e.length)),r.body!==void 0&&(N(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=
e===null?N.errors:e.concat(N.errors),t=e.length))),B.errors=e,t===0}const X=C;function C(r,{instancePath:a="",parentData:y,
parentDataProperty:f,rootData:p=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){
let s=r.query;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s._fields!==void 0&&(b(s._fields,{instancePath:a+"/query/_\
fields",parentData:s,parentDataProperty:"_fields",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),t=e.length)),s._embed!==
void 0&&(h(s._embed,{instancePath:a+"/query/_embed",parentData:s,parentDataProperty:"_embed",rootData:p})||(e=e===null?h.
errors:e.concat(h.errors),t=e.length)),s.force!==void 0&&typeof s.force!="boolean"){const o={instancePath:a+"/query/forc\
e",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[o]:e.push(o),t++}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}}r.params!==void 0&&(_(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))}return C.
errors=e,t===0}return{createMenuItem:Q,deleteMenuItem:X,getMenuItem:U,listMenuItems:G,updateMenuItem:W}};export{Y as createValidators};
