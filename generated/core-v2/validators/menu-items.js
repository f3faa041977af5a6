// Written by `npm run generate` from openapi/. Changes belong there.

const U=O=>{const S=V,A={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/4"},_embed:{$ref:"/shared/4"},
context:{$ref:"/shared/5"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{type:"\
string"},after:{$ref:"/shared/6"},modified_after:{$ref:"/shared/6"},before:{$ref:"/shared/6"},modified_before:{$ref:"/sh\
ared/6"},exclude:{$ref:"/shared/0"},include:{$ref:"/shared/0"},offset:{type:"integer"},order:{type:"string",enum:["asc",
"desc"]},orderby:{type:"string",enum:["date","id","include","modified","relevance","slug","include_slugs","title","menu_\
order"]},search_columns:{type:"array",items:{type:"string",enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"\
/shared/4"},status:{type:"array",items:{type:"string",enum:["publish","future","draft","pending","private","trash","auto\
-draft","inherit","request-pending","request-confirmed","request-failed","request-completed","ads_expired","fields-disab\
led","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}},tax_relation:{
$ref:"/shared/1"},menus:{oneOf:[{$ref:"/shared/0"},{$ref:"/schemas/MenuFilter"}]},menus_exclude:{oneOf:[{$ref:"/shared/0"},
{$ref:"/schemas/MenuExclusion"}]},menu_order:{type:"integer"}}},params:{$ref:"/shared/7"},body:{}}};function m(r,{instancePath:a="",
parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)
if(typeof r[o]!="string"){const n={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return m.errors=e,s===0}const z={type:"strin\
g",enum:["view","embed","edit"]};function v(r,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,
s=0;if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:z.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}return v.errors=e,s===0}const B=O.formats["date-time"];function g(r,{instancePath:a="",parentData:c,parentDataProperty:h,
rootData:p=r}={}){let e=null,s=0;if(typeof r=="string"){if(!B(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}return g.errors=e,s===0}function f(r,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,
s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){const i={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[i]:e.push(i),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}const C={type:"string",enum:["AND","OR"]};
function P(r,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;if(typeof r!="string"){
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}if(!(r==="AND"||r==="OR")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:C.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}function N(r,{
instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){for(const t in r)if(!(t==="terms"||t==="operator")){const o={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[o]:e.push(
o),s++}r.terms!==void 0&&(f(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"terms",rootData:p})||(e=e===
null?f.errors:e.concat(f.errors),s=e.length)),r.operator!==void 0&&(P(r.operator,{instancePath:a+"/operator",parentData:r,
parentDataProperty:"operator",rootData:p})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return N.
errors=e,s===0}function E(r,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(const t in r)if(t!=="terms"){const o={instancePath:a,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};
e===null?e=[o]:e.push(o),s++}r.terms!==void 0&&(f(r.terms,{instancePath:a+"/terms",parentData:r,parentDataProperty:"term\
s",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return E.errors=e,s===0}function _(r,{
instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}function V(r,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let n=r.query;if(n&&typeof n=="object"&&
!Array.isArray(n)){if(n._fields!==void 0&&(m(n._fields,{instancePath:a+"/query/_fields",parentData:n,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),n._embed!==void 0&&(m(n._embed,{instancePath:a+
"/query/_embed",parentData:n,parentDataProperty:"_embed",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
n.context!==void 0&&(v(n.context,{instancePath:a+"/query/context",parentData:n,parentDataProperty:"context",rootData:p})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)),n.page!==void 0){let i=n.page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
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
e=[l]:e.push(l),s++}}}if(n.search!==void 0&&typeof n.search!="string"){const i={instancePath:a+"/query/search",schemaPath:"\
#/properties/query/properties/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:
e.push(i),s++}if(n.after!==void 0&&(g(n.after,{instancePath:a+"/query/after",parentData:n,parentDataProperty:"after",rootData:p})||
(e=e===null?g.errors:e.concat(g.errors),s=e.length)),n.modified_after!==void 0&&(g(n.modified_after,{instancePath:a+"/qu\
ery/modified_after",parentData:n,parentDataProperty:"modified_after",rootData:p})||(e=e===null?g.errors:e.concat(g.errors),
s=e.length)),n.before!==void 0&&(g(n.before,{instancePath:a+"/query/before",parentData:n,parentDataProperty:"before",rootData:p})||
(e=e===null?g.errors:e.concat(g.errors),s=e.length)),n.modified_before!==void 0&&(g(n.modified_before,{instancePath:a+"/\
query/modified_before",parentData:n,parentDataProperty:"modified_before",rootData:p})||(e=e===null?g.errors:e.concat(g.errors),
s=e.length)),n.exclude!==void 0&&(f(n.exclude,{instancePath:a+"/query/exclude",parentData:n,parentDataProperty:"exclude",
rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),n.include!==void 0&&(f(n.include,{instancePath:a+"/qu\
ery/include",parentData:n,parentDataProperty:"include",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),
n.offset!==void 0){let i=n.offset;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[l]:e.push(l),s++}}if(n.order!==void 0){let i=n.order;if(typeof i!="string"){const l={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[l]:e.push(l),s++}if(!(i==="asc"||i==="desc")){const l={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:A.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(n.orderby!==void 0){let i=n.orderby;
if(typeof i!="string"){const l={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(i==="date"||i==="id"||
i==="include"||i==="modified"||i==="relevance"||i==="slug"||i==="include_slugs"||i==="title"||i==="menu_order")){const l={
instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:A.
properties.query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),
s++}}if(n.search_columns!==void 0){let i=n.search_columns;if(Array.isArray(i)){const l=i.length;for(let y=0;y<l;y++){let u=i[y];
if(typeof u!="string"){const d={instancePath:a+"/query/search_columns/"+y,schemaPath:"#/properties/query/properties/sear\
ch_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(!(u===
"post_title"||u==="post_content"||u==="post_excerpt")){const d={instancePath:a+"/query/search_columns/"+y,schemaPath:"#/\
properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:A.properties.query.properties.
search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),s++}}}else{const l={
instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/search_columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),s++}}if(n.slug!==void 0&&(m(n.slug,{instancePath:a+"/que\
ry/slug",parentData:n,parentDataProperty:"slug",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),n.status!==
void 0){let i=n.status;if(Array.isArray(i)){const l=i.length;for(let y=0;y<l;y++){let u=i[y];if(typeof u!="string"){const d={
instancePath:a+"/query/status/"+y,schemaPath:"#/properties/query/properties/status/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(!(u==="publish"||u==="future"||u==="draft"||u==="pend\
ing"||u==="private"||u==="trash"||u==="auto-draft"||u==="inherit"||u==="request-pending"||u==="request-confirmed"||u==="\
request-failed"||u==="request-completed"||u==="ads_expired"||u==="fields-disabled"||u==="cal-ea-success"||u==="cal-ea-fa\
iled"||u==="cal-ea-schedule"||u==="cal-ea-pending"||u==="cal-ea-draft"||u==="cal-ignored"||u==="any")){const d={instancePath:a+
"/query/status/"+y,schemaPath:"#/properties/query/properties/status/items/enum",keyword:"enum",params:{allowedValues:A.properties.
query.properties.status.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),s++}}}else{
const l={instancePath:a+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[l]:e.push(l),s++}}if(n.tax_relation!==void 0&&(P(n.tax_relation,{instancePath:a+
"/query/tax_relation",parentData:n,parentDataProperty:"tax_relation",rootData:p})||(e=e===null?P.errors:e.concat(P.errors),
s=e.length)),n.menus!==void 0){let i=n.menus;const l=s;let y=!1,u=null;const d=s;f(i,{instancePath:a+"/query/menus",parentData:n,
parentDataProperty:"menus",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length);var t=d===s;t&&(y=!0,u=0);const F=s;
N(i,{instancePath:a+"/query/menus",parentData:n,parentDataProperty:"menus",rootData:p})||(e=e===null?N.errors:e.concat(N.
errors),s=e.length);var t=F===s;if(t&&y?(y=!1,u=[u,1]):t&&(y=!0,u=1),y)s=l,e!==null&&(l?e.length=l:e=null);else{const j={
instancePath:a+"/query/menus",schemaPath:"#/properties/query/properties/menus/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[j]:e.push(j),s++}}if(n.menus_exclude!==void 0){let i=n.menus_exclude;
const l=s;let y=!1,u=null;const d=s;f(i,{instancePath:a+"/query/menus_exclude",parentData:n,parentDataProperty:"menus_ex\
clude",rootData:p})||(e=e===null?f.errors:e.concat(f.errors),s=e.length);var o=d===s;o&&(y=!0,u=0);const F=s;E(i,{instancePath:a+
"/query/menus_exclude",parentData:n,parentDataProperty:"menus_exclude",rootData:p})||(e=e===null?E.errors:e.concat(E.errors),
s=e.length);var o=F===s;if(o&&y?(y=!1,u=[u,1]):o&&(y=!0,u=1),y)s=l,e!==null&&(l?e.length=l:e=null);else{const j={instancePath:a+
"/query/menus_exclude",schemaPath:"#/properties/query/properties/menus_exclude/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[j]:e.push(j),s++}}if(n.menu_order!==void 0){let i=n.menu_order;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const l={instancePath:a+"/query/menu_order",schemaPath:"#/prop\
erties/query/properties/menu_order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:
e.push(l),s++}}}else{const i={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}r.params!==void 0&&(_(r.params,{instancePath:a+"/params",
parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}return V.errors=
e,s===0}const G=M;function q(r,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(m(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r._embed!==void 0&&(m(r._embed,{instancePath:a+
"/_embed",parentData:r,parentDataProperty:"_embed",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length));else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return q.errors=e,s===0}const x={type:"object",required:[],properties:{title:{$ref:"/schemas/TitleInput"},
type:{type:"string",enum:["custom","post_type","post_type_archive","taxonomy"]},status:{type:"string",enum:["publish","d\
raft","pending","private"]},parent:{type:["integer","null"]},attr_title:{type:"string"},classes:{$ref:"/shared/2"},description:{
type:"string"},menu_order:{type:"integer",minimum:1,maximum:2147483647},object:{$ref:"/shared/3"},object_id:{type:"integ\
er"},target:{type:"string",enum:["","_blank"]},url:{type:"string"},xfn:{$ref:"/shared/2"},menus:{type:["integer","null"]},
meta:{type:"object",additionalProperties:!0}}},I={type:["string","object"],required:[],properties:{raw:{type:["string","\
number","boolean","null"]}}};function $(r,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,
s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:I.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.
isArray(r)&&r.raw!==void 0){let t=r.raw;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"&&
t!==null){const o={instancePath:a+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:I.properties.raw.
type},message:"must be string,number,boolean,null"};e===null?e=[o]:e.push(o),s++}}return $.errors=e,s===0}const H=O.lengthOf;
function D(r,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;if(typeof r=="string"){
if(H(r)>200){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT h\
ave more than 200 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function w(r,{
instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;if(Array.isArray(r)){if(r.length>50){
const o={instancePath:a,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50\
 items"};e===null?e=[o]:e.push(o),s++}const t=r.length;for(let o=0;o<t;o++)D(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,
rootData:p})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}function k(r,{
instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.title!==void 0&&($(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"title",rootData:p})||(e=e===
null?$.errors:e.concat($.errors),s=e.length)),r.type!==void 0){let t=r.type;if(typeof t!="string"){const o={instancePath:a+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
o]:e.push(o),s++}if(!(t==="custom"||t==="post_type"||t==="post_type_archive"||t==="taxonomy")){const o={instancePath:a+"\
/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:x.properties.type.enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.status!==void 0){let t=r.status;if(typeof t!="s\
tring"){const o={instancePath:a+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),s++}if(!(t==="publish"||t==="draft"||t==="pending"||t==="private")){const o={instancePath:a+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:x.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.parent!==void 0){let t=r.parent;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const o={instancePath:a+"/parent",schemaPath:"#/properties/parent/t\
ype",keyword:"type",params:{type:x.properties.parent.type},message:"must be integer,null"};e===null?e=[o]:e.push(o),s++}}
if(r.attr_title!==void 0&&typeof r.attr_title!="string"){const t={instancePath:a+"/attr_title",schemaPath:"#/properties/\
attr_title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.classes!==
void 0&&(w(r.classes,{instancePath:a+"/classes",parentData:r,parentDataProperty:"classes",rootData:p})||(e=e===null?w.errors:
e.concat(w.errors),s=e.length)),r.description!==void 0&&typeof r.description!="string"){const t={instancePath:a+"/descri\
ption",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r.menu_order!==void 0){let t=r.menu_order;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const o={instancePath:a+"/menu_order",schemaPath:"#/properties/menu_order/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof t=="number"&&isFinite(t)){if(t>2147483647||isNaN(t)){const o={instancePath:a+
"/menu_order",schemaPath:"#/properties/menu_order/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"\
must be <= 2147483647"};e===null?e=[o]:e.push(o),s++}if(t<1||isNaN(t)){const o={instancePath:a+"/menu_order",schemaPath:"\
#/properties/menu_order/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[
o]:e.push(o),s++}}}if(r.object!==void 0&&(D(r.object,{instancePath:a+"/object",parentData:r,parentDataProperty:"object",
rootData:p})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.object_id!==void 0){let t=r.object_id;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/object_id",schemaPath:"#/properties/object_id/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}if(r.target!==void 0){let t=r.
target;if(typeof t!="string"){const o={instancePath:a+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(t===""||t==="_blank")){const o={instancePath:a+
"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues:x.properties.target.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.url!==void 0&&typeof r.url!="string"){const t={
instancePath:a+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(r.xfn!==void 0&&(w(r.xfn,{instancePath:a+"/xfn",parentData:r,parentDataProperty:"xfn",rootData:p})||
(e=e===null?w.errors:e.concat(w.errors),s=e.length)),r.menus!==void 0){let t=r.menus;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&t!==null){const o={instancePath:a+"/menus",schemaPath:"#/properties/menus/type",keyword:"type",params:{
type:x.properties.menus.type},message:"must be integer,null"};e===null?e=[o]:e.push(o),s++}}if(r.meta!==void 0){let t=r.
meta;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const o={instancePath:a+"/meta",schemaPath:"#/properties/meta/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return k.
errors=e,s===0}function M(r,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;return r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(q(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"\
query",rootData:p})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.params!==void 0&&(_(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.
body!==void 0&&(k(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:p})||(e=e===null?k.errors:
e.concat(k.errors),s=e.length))),M.errors=e,s===0}const J=T;function b(r,{instancePath:a="",parentData:c,parentDataProperty:h,
rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={
instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}function T(r,{instancePath:a="",parentData:c,parentDataProperty:h,
rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t==
"object"&&!Array.isArray(t))t._fields!==void 0&&(m(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t._embed!==void 0&&(m(t._embed,{instancePath:a+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
t.context!==void 0&&(v(t.context,{instancePath:a+"/query/context",parentData:t,parentDataProperty:"context",rootData:p})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length));else{const o={instancePath:a+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&
(b(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?b.errors:e.concat(
b.errors),s=e.length))}return T.errors=e,s===0}const K=L;function L(r,{instancePath:a="",parentData:c,parentDataProperty:h,
rootData:p=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(q(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:p})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.params!==
void 0&&(b(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?b.errors:
e.concat(b.errors),s=e.length)),r.body!==void 0&&(k(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",
rootData:p})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))),L.errors=e,s===0}const Q=R;function R(r,{instancePath:a="",
parentData:c,parentDataProperty:h,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(m(t._fields,{instancePath:a+"\
/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:p})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
t._embed!==void 0&&(m(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:p})||(e=
e===null?m.errors:e.concat(m.errors),s=e.length)),t.force!==void 0&&typeof t.force!="boolean"){const o={instancePath:a+"\
/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(b(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}return R.
errors=e,s===0}return{createMenuItem:G,deleteMenuItem:Q,getMenuItem:J,listMenuItems:S,updateMenuItem:K}};export{U as createValidators};
