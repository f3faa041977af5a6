// Written by `npm run generate` from openapi/. Changes belong there.

const U=$=>{const B=O,A={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/2"},_embed:{$ref:"/shared/4"},
context:{$ref:"/shared/6"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/5"},after:{$ref:"/shared/7"},modified_after:{$ref:"/shared/7"},before:{$ref:"/shared/7"},modified_before:{$ref:"\
/shared/7"},exclude:{$ref:"/shared/8"},include:{$ref:"/shared/8"},offset:{type:"integer"},order:{type:"string",enum:["as\
c","desc"]},orderby:{type:"string",enum:["date","id","include","modified","relevance","slug","include_slugs","title"]},search_columns:{
type:"array",items:{type:"string",enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/4"},status:{type:"\
array",items:{type:"string",enum:["publish","future","draft","pending","private","trash","auto-draft","inherit","request\
-pending","request-confirmed","request-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal\
-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","any"]}}}},params:{$ref:"/shared/9"},body:{}}},
d=$.lengthOf;function j(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t==
"string"){if(d(t)>8e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"\
must NOT have more than 8000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return j.errors=e,s===0}function f(t,{
instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;
for(let o=0,n=s;o<r&&s===n;o++)j(t[o],{instancePath:a+"/"+o,parentData:t,parentDataProperty:o,rootData:p})||(e=e===null?
j.errors:e.concat(j.errors),s=e.length)}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return f.errors=e,s===0}function b(t,{instancePath:a="",parentData:l,
parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t=="string"){if(d(t)>2e3){const r={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.
push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}return b.errors=e,s===0}function y(t,{instancePath:a="",parentData:l,parentDataProperty:u,
rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){const r=t.length;for(let o=0,n=s;o<r&&s===n;o++)b(t[o],{instancePath:a+
"/"+o,parentData:t,parentDataProperty:o,rootData:p})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
s++}return y.errors=e,s===0}const G={type:"string",enum:["view","embed","edit"]};function v(t,{instancePath:a="",parentData:l,
parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t!="string"){const r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(t==="view"||t==="embed"||
t==="edit")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:G.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),s++}return v.errors=e,s===0}const F=$.formats["date-time-or\
-local"];function c(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t==
"string"){if(!F(t)){const r={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},
message:'must match format "date-time-or-local"'};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return c.errors=e,s===
0}function P(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(Array.isArray(t)){
const r=t.length;for(let o=0,n=s;o<r&&s===n;o++){let m=t[o];if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const x={
instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[x]:e.push(x),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[r]:e.push(r),s++}return P.errors=e,s===0}function w(t,{instancePath:a="",parentData:l,parentDataProperty:u,
rootData:p=t}={}){let e=null,s=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return w.errors=e,s===
0}function O(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==
void 0&&(f(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?
f.errors:e.concat(f.errors),s=e.length)),r._embed!==void 0&&(y(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"\
_embed",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.context!==void 0&&(v(r.context,{instancePath:a+
"/query/context",parentData:r,parentDataProperty:"context",rootData:p})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),
r.page!==void 0){let o=r.page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:a+"/query/\
page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const n={instancePath:a+"/query/p\
age",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[n]:e.push(n),s++}}if(r.per_page!==void 0){let o=r.per_page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))){const n={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)){
if(o>100||isNaN(o)){const n={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",
keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.push(n),s++}if(o<1||isNaN(
o)){const n={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}}if(r.search!==void 0&&(b(r.search,
{instancePath:a+"/query/search",parentData:r,parentDataProperty:"search",rootData:p})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length)),r.after!==void 0&&(c(r.after,{instancePath:a+"/query/after",parentData:r,parentDataProperty:"after",rootData:p})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.modified_after!==void 0&&(c(r.modified_after,{instancePath:a+"/qu\
ery/modified_after",parentData:r,parentDataProperty:"modified_after",rootData:p})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length)),r.before!==void 0&&(c(r.before,{instancePath:a+"/query/before",parentData:r,parentDataProperty:"before",rootData:p})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.modified_before!==void 0&&(c(r.modified_before,{instancePath:a+"/\
query/modified_before",parentData:r,parentDataProperty:"modified_before",rootData:p})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length)),r.exclude!==void 0&&(P(r.exclude,{instancePath:a+"/query/exclude",parentData:r,parentDataProperty:"exclude",
rootData:p})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),r.include!==void 0&&(P(r.include,{instancePath:a+"/qu\
ery/include",parentData:r,parentDataProperty:"include",rootData:p})||(e=e===null?P.errors:e.concat(P.errors),s=e.length)),
r.offset!==void 0){let o=r.offset;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:a+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[n]:e.push(n),s++}}if(r.order!==void 0){let o=r.order;if(typeof o!="string"){const n={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="asc"||o==="desc")){const n={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:A.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.orderby!==void 0){let o=r.orderby;
if(typeof o!="string"){const n={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="date"||o==="id"||
o==="include"||o==="modified"||o==="relevance"||o==="slug"||o==="include_slugs"||o==="title")){const n={instancePath:a+"\
/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:A.properties.
query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.
search_columns!==void 0){let o=r.search_columns;if(Array.isArray(o)){const n=o.length;for(let m=0,x=s;m<n&&s===x;m++){let i=o[m];
if(typeof i!="string"){const h={instancePath:a+"/query/search_columns/"+m,schemaPath:"#/properties/query/properties/sear\
ch_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}if(!(i===
"post_title"||i==="post_content"||i==="post_excerpt")){const h={instancePath:a+"/query/search_columns/"+m,schemaPath:"#/\
properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:A.properties.query.properties.
search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[h]:e.push(h),s++}}}else{const n={
instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/search_columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}if(r.slug!==void 0&&(y(r.slug,{instancePath:a+"/que\
ry/slug",parentData:r,parentDataProperty:"slug",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.status!==
void 0){let o=r.status;if(Array.isArray(o)){const n=o.length;for(let m=0,x=s;m<n&&s===x;m++){let i=o[m];if(typeof i!="st\
ring"){const h={instancePath:a+"/query/status/"+m,schemaPath:"#/properties/query/properties/status/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}if(!(i==="publish"||i==="future"||i===
"draft"||i==="pending"||i==="private"||i==="trash"||i==="auto-draft"||i==="inherit"||i==="request-pending"||i==="request\
-confirmed"||i==="request-failed"||i==="request-completed"||i==="ads_expired"||i==="fields-disabled"||i==="cal-ea-succes\
s"||i==="cal-ea-failed"||i==="cal-ea-schedule"||i==="cal-ea-pending"||i==="cal-ea-draft"||i==="cal-ignored"||i==="any")){
const h={instancePath:a+"/query/status/"+m,schemaPath:"#/properties/query/properties/status/items/enum",keyword:"enum",params:{
allowedValues:A.properties.query.properties.status.items.enum},message:"must be equal to one of the allowed values"};e===
null?e=[h]:e.push(h),s++}}}else{const n={instancePath:a+"/query/status",schemaPath:"#/properties/query/properties/status\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const o={instancePath:a+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[o]:e.push(o),s++}}t.params!==void 0&&(w(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:p})||
(e=e===null?w.errors:e.concat(w.errors),s=e.length))}return O.errors=e,s===0}const H=V;function q(t,{instancePath:a="",parentData:l,
parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t))t._fields!==void 0&&(f(
t._fields,{instancePath:a+"/_fields",parentData:t,parentDataProperty:"_fields",rootData:p})||(e=e===null?f.errors:e.concat(
f.errors),s=e.length)),t._embed!==void 0&&(y(t._embed,{instancePath:a+"/_embed",parentData:t,parentDataProperty:"_embed",
rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length));else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}const N={type:"\
object",required:[],properties:{date:{$ref:"/shared/0"},date_gmt:{$ref:"/shared/0"},slug:{type:["string","null"],maxLength:2e3},
status:{type:["string","null"],enum:["publish","future","draft","pending","private","ads_expired","fields-disabled","cal\
-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]},password:{type:[
"string","null"],maxLength:4096},content:{$ref:"/schemas/ContentInput"},title:{$ref:"/schemas/TitleInput"},template:{$ref:"\
/shared/1"}}},J={type:["string","null"],format:"date-time-or-local"};function D(t,{instancePath:a="",parentData:l,parentDataProperty:u,
rootData:p=t}={}){let e=null,s=0;if(typeof t!="string"&&t!==null){const r={instancePath:a,schemaPath:"#/type",keyword:"t\
ype",params:{type:J.type},message:"must be string,null"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"&&!F(t)){const r={
instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},message:'must match format "d\
ate-time-or-local"'};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===0}const T={type:["string","object"],required:[],
properties:{raw:{type:["string","number","boolean","null"]}}};function E(t,{instancePath:a="",parentData:l,parentDataProperty:u,
rootData:p=t}={}){let e=null,s=0;if(typeof t!="string"&&!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:T.type},message:"must be string,object"};e===null?e=[r]:e.push(r),s++}if(t&&
typeof t=="object"&&!Array.isArray(t)&&t.raw!==void 0){let r=t.raw;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(
r))&&typeof r!="boolean"&&r!==null){const o={instancePath:a+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{
type:T.properties.raw.type},message:"must be string,number,boolean,null"};e===null?e=[o]:e.push(o),s++}}return E.errors=
e,s===0}const K={type:["string","object"],maxLength:2e3,required:[],properties:{raw:{$ref:"/shared/1"}}},M={type:["strin\
g","number","boolean","null"],maxLength:2e3};function _(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){
let e=null,s=0;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"&&t!==null){const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:M.type},message:"must be string,number,boolean,null"};e===null?e=[r]:e.push(
r),s++}if(typeof t=="string"&&d(t)>2e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}return _.errors=e,s===0}function L(t,{instancePath:a="",
parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t!="string"&&!(t&&typeof t=="object"&&!Array.
isArray(t))){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:K.type},message:"must be string,obj\
ect"};e===null?e=[r]:e.push(r),s++}if(typeof t=="string"&&d(t)>2e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}return t&&
typeof t=="object"&&!Array.isArray(t)&&t.raw!==void 0&&(_(t.raw,{instancePath:a+"/raw",parentData:t,parentDataProperty:"\
raw",rootData:p})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),L.errors=e,s===0}function k(t,{instancePath:a="",
parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.date!==
void 0&&(D(t.date,{instancePath:a+"/date",parentData:t,parentDataProperty:"date",rootData:p})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length)),t.date_gmt!==void 0&&(D(t.date_gmt,{instancePath:a+"/date_gmt",parentData:t,parentDataProperty:"d\
ate_gmt",rootData:p})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),t.slug!==void 0){let r=t.slug;if(typeof r!="\
string"&&r!==null){const o={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:N.properties.
slug.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof r=="string"&&d(r)>2e3){const o={instancePath:a+
"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[o]:e.push(o),s++}}if(t.status!==void 0){let r=t.status;if(typeof r!="string"&&r!==null){const o={
instancePath:a+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:N.properties.status.type},message:"\
must be string,null"};e===null?e=[o]:e.push(o),s++}if(!(r==="publish"||r==="future"||r==="draft"||r==="pending"||r==="pr\
ivate"||r==="ads_expired"||r==="fields-disabled"||r==="cal-ea-success"||r==="cal-ea-failed"||r==="cal-ea-schedule"||r===
"cal-ea-pending"||r==="cal-ea-draft"||r==="cal-ignored"||r==="trash"||r===null)){const o={instancePath:a+"/status",schemaPath:"\
#/properties/status/enum",keyword:"enum",params:{allowedValues:N.properties.status.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[o]:e.push(o),s++}}if(t.password!==void 0){let r=t.password;if(typeof r!="string"&&r!==
null){const o={instancePath:a+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:N.properties.
password.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof r=="string"&&d(r)>4096){const o={instancePath:a+
"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have \
more than 4096 characters"};e===null?e=[o]:e.push(o),s++}}t.content!==void 0&&(E(t.content,{instancePath:a+"/content",parentData:t,
parentDataProperty:"content",rootData:p})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),t.title!==void 0&&(L(t.title,
{instancePath:a+"/title",parentData:t,parentDataProperty:"title",rootData:p})||(e=e===null?L.errors:e.concat(L.errors),s=
e.length)),t.template!==void 0&&(_(t.template,{instancePath:a+"/template",parentData:t,parentDataProperty:"template",rootData:p})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return k.errors=e,s===0}function V(t,{instancePath:a="",
parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==
void 0&&(q(t.query,{instancePath:a+"/query",parentData:t,parentDataProperty:"query",rootData:p})||(e=e===null?q.errors:e.
concat(q.errors),s=e.length)),t.params!==void 0&&(w(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"\
params",rootData:p})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),t.body!==void 0&&(k(t.body,{instancePath:a+"/\
body",parentData:t,parentDataProperty:"body",rootData:p})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))),V.errors=
e,s===0}const Q=I;function g(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(t.id!==void 0){
let r=t.id;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const o={instancePath:a+"/id",schemaPath:"#/propert\
ies/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return g.errors=e,s===0}function I(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,
s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r._fields!==void 0&&(f(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||
(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r._embed!==void 0&&(y(r._embed,{instancePath:a+"/query/_embed",parentData:r,
parentDataProperty:"_embed",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.context!==void 0&&(v(r.
context,{instancePath:a+"/query/context",parentData:r,parentDataProperty:"context",rootData:p})||(e=e===null?v.errors:e.
concat(v.errors),s=e.length)),r.password!==void 0){let o=r.password;if(typeof o=="string"){if(d(o)>4096){const n={instancePath:a+
"/query/password",schemaPath:"#/properties/query/properties/password/maxLength",keyword:"maxLength",params:{limit:4096},
message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:a+"/query/pa\
ssword",schemaPath:"#/properties/query/properties/password/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[n]:e.push(n),s++}}if(r.preview_token!==void 0){let o=r.preview_token;if(typeof o=="string"){if(d(o)>
200){const n={instancePath:a+"/query/preview_token",schemaPath:"#/properties/query/properties/preview_token/maxLength",keyword:"\
maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[n]:e.push(n),s++}}else{const n={
instancePath:a+"/query/preview_token",schemaPath:"#/properties/query/properties/preview_token/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const o={instancePath:a+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.
params!==void 0&&(g(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?
g.errors:e.concat(g.errors),s=e.length))}return I.errors=e,s===0}const R=C;function C(t,{instancePath:a="",parentData:l,
parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;return t&&typeof t=="object"&&!Array.isArray(t)&&(t.query!==void 0&&
(q(t.query,{instancePath:a+"/query",parentData:t,parentDataProperty:"query",rootData:p})||(e=e===null?q.errors:e.concat(
q.errors),s=e.length)),t.params!==void 0&&(g(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"params",
rootData:p})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),t.body!==void 0&&(k(t.body,{instancePath:a+"/body",parentData:t,
parentDataProperty:"body",rootData:p})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))),C.errors=e,s===0}const S=z;
function z(t,{instancePath:a="",parentData:l,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&
(f(r._fields,{instancePath:a+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length)),r._embed!==void 0&&(y(r._embed,{instancePath:a+"/query/_embed",parentData:r,parentDataProperty:"\
_embed",rootData:p})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.force!==void 0&&typeof r.force!="boolean"){
const o={instancePath:a+"/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/query",schemaPath:"#/p\
roperties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}t.params!==
void 0&&(g(t.params,{instancePath:a+"/params",parentData:t,parentDataProperty:"params",rootData:p})||(e=e===null?g.errors:
e.concat(g.errors),s=e.length))}return z.errors=e,s===0}return{createNavigation:H,deleteNavigation:S,getNavigation:Q,listNavigation:B,
updateNavigation:R}};export{U as createValidators};
